// Controls that XML does not take, and those that turn the order of what follows them.
const UNSTORABLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u202a-\u202e\u2066-\u2069\ufffe\uffff]/g;

/** Text without the characters that a file cannot hold or that would show it in another order. */
export const storable = (text: string): string => text.toWellFormed().replace(UNSTORABLE, '');
