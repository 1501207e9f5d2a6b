// Characters of the private use area: they stand in no text and pass through Markdown untouched.
export const NOTE_OPEN = '\uE000';
export const NOTE_CLOSE = '\uE001';
export const NOTE = /\uE000(\d+)\uE001/g;
