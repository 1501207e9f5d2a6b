/** Quotation marks of words that will stand within quotation marks. */
export const innerMarks = (text: string): string => text.replaceAll('“', '‘').replaceAll('”', '’');
