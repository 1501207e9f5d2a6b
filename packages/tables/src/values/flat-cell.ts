const UNEVEN = /[\uff01-\uff5e\u3000\u00a0\u2002-\u200b\u202f\ufeff－‐‑–—―−﹣]/g;

/** What a cell says in half-width signs with one kind of dash and of blank, trimmed; `="0012"`, `'0012` and a tab around it, as banks write them, are undone. */
export function flatCell(text: string): string {
  const flat = text
    .replace(UNEVEN, (sign) => {
      const code = sign.charCodeAt(0);
      if (code >= 0xff01 && code <= 0xff5e) return String.fromCharCode(code - 0xfee0);
      return /[－‐‑–—―−﹣]/.test(sign) ? '-' : sign === '\u200b' || sign === '\ufeff' ? '' : ' ';
    })
    .trim();
  return bareCell(flat);
}

/** A cell without what spreadsheets and banks put around a text to keep it one; its own signs stay as they are. */
export function bareCell(text: string): string {
  const trimmed = text.trim();
  const formula = /^="(.*)"$/s.exec(trimmed)?.[1];
  return (formula ?? trimmed.replace(/^['`](?=[\d+-])/, '')).trim();
}

/** Signs that stand for an empty cell in a column of numbers, dates or answers. */
const EMPTY = /^(?:-{1,5}|\/|\\|N\/A|#N\/A|n\/a|NULL|null|None|NaN|无|空|暂无|不适用)$/;

/** True for a flat cell that says nothing. */
export const saysNothing = (flat: string): boolean => flat === '' || EMPTY.test(flat);
