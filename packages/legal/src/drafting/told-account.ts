/** The fact of what was told and no other fact carries, quoted as it was told. */
export const TOLD_ACCOUNT = 'told_account';

/** Whether an account still says that it quotes what was told: 据原告自述. Who put it into written words takes these off. */
export const isStillQuoted = (value: unknown): boolean =>
  typeof value === 'string' && /^据[^：]{1,12}自述：/.test(value);
