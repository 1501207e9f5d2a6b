/** A name as SQL takes it. */
export const quoteName = (name: string): string => `"${name.replaceAll('"', '""')}"`;
/** A text as SQL takes it. */
export const quoteText = (text: string): string => `'${text.replaceAll("'", "''")}'`;
