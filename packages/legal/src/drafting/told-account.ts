/** The fact of what was told and no other fact carries, quoted as it was told. */
export const TOLD_ACCOUNT = 'told_account';

/** Whether a retold account still says that it is retold: 据原告自述. Who went over it takes these words off. */
export const isStillRetold = (value: unknown): boolean =>
  typeof value === 'string' && /^据[^：]{1,12}自述：/.test(value);
