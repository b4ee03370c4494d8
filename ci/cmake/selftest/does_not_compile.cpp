static_assert(sizeof(int) == 0, "this is the reason");
