/** Looks inside the frame of a Word file; white paper in both themes, so the light theme's colours. */
export const WORD_FRAME_CSS = `
html { color-scheme: only light; }
body { margin: 0; }
.word-wrapper { display: flex; flex-flow: column; align-items: center; padding: 24px; background: transparent; }
.word-wrapper > section.word { margin-bottom: 16px; border-radius: 4px; background: #fff; box-shadow: 0 0 0 1px rgb(31 29 43 / 10%), 0 2px 10px rgb(31 29 43 / 8%); }
.word a { color: inherit; text-decoration: underline; cursor: default; }
.word ins { color: #14713f; text-decoration: underline; }
.word del { color: #bf2632; text-decoration: line-through; }
[data-tone] { border-radius: 3px; background-color: color-mix(in srgb, var(--tone) 13%, transparent); box-shadow: -5px 0 0 color-mix(in srgb, var(--tone) 13%, transparent), -8px 0 0 var(--tone); }
table[data-tone] { box-shadow: 0 0 0 2px var(--tone); }
[data-active] { outline: 2px solid var(--tone); outline-offset: 1px; }
[data-opens] { cursor: pointer; }
[data-tone="focus"] { --tone: #5b3fc4; }
[data-tone="neutral"] { --tone: #6b6878; }
[data-tone="good"] { --tone: #14713f; }
[data-tone="caution"] { --tone: #c98500; }
[data-tone="danger"] { --tone: #bf2632; }
::highlight(word-focus) { background-color: rgb(91 63 196 / 22%); text-decoration: underline 2px #5b3fc4; }
::highlight(word-neutral) { background-color: rgb(107 104 120 / 18%); text-decoration: underline 2px #6b6878; }
::highlight(word-good) { background-color: rgb(20 113 63 / 16%); text-decoration: underline 2px #14713f; }
::highlight(word-caution) { background-color: rgb(255 196 0 / 25%); text-decoration: underline 2px #c98500; }
::highlight(word-danger) { background-color: rgb(191 38 50 / 14%); text-decoration: underline 2px #bf2632; }
::highlight(word-hit) { background-color: #fff1a8; }
::highlight(word-hit-current) { background-color: #ffd60a; }
aside.remark { margin: 4px 0 8px; padding: 6px 10px; border-left: 3px solid #e6c98d; border-radius: 6px; color: #1f1d2b; background: #fff8ea; font: 13px/20px sans-serif; text-align: left; text-indent: 0; white-space: pre-wrap; }
aside.remark b { display: block; color: #8a5200; font-weight: 400; font-size: 12px; }
`;

/** The frame's page before anything is drawn: it may run nothing and fetch nothing. */
export const WORD_FRAME_PAGE = `<!doctype html><html><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; img-src data:"></head><body></body></html>`;
