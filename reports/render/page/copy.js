// Texts that are taken away: copied, or saved as a file.
import { make } from './dom.js';

/** A button that copies what `text` gives. */
export const copyButton = (label, text) => {
  const button = make('button', { type: 'button', onclick: async () => {
    try {
      await navigator.clipboard.writeText(text());
    } catch {
      const area = make('textarea', { value: text() });
      button.after(area);
      area.select();
      document.execCommand('copy');
      area.remove();
      button.focus();
    }
    button.textContent = 'copied';
    setTimeout(() => { button.textContent = label; }, 1500);
  } }, label);
  return button;
};

/** A link that saves a text. */
export const saveLink = (label, file, text, type = 'text/plain') =>
  make('a', { className: 'button', download: file, href: `data:${type};charset=utf-8,${encodeURIComponent(text)}` }, label);
