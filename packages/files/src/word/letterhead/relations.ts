/** What relationships of Word files are addressed by, in the strict form of the standard and in the usual one. */
export const relationsOf = (strict: boolean): string =>
  strict
    ? 'http://purl.oclc.org/ooxml/officeDocument/relationships'
    : 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
