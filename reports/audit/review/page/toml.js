// Texts as the program reads them back.

/** A string of TOML: that of JSON, but for what neither may have. */
export const quoted = (text) => JSON.stringify(text.replace(/[\ud800-\udfff]/gu, '\ufffd')).replace(/[\u007f-\u009f]/g, (c) => `\\u00${c.charCodeAt(0).toString(16)}`);
