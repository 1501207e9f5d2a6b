/** A cause with those above it in the catalogue, itself first. */
export const causeLine = (cause: string): readonly string[] => [cause];
