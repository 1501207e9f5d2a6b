import { z } from 'zod';

/** How much a case binds or persuades: 指导性案例, 人民法院案例库入库案例, 公报 or 典型案例, ordinary. */
export const caseAuthority = z.enum(['guiding', 'reference', 'typical', 'ordinary']);
/** What {@link caseAuthority} reads. */
export type CaseAuthority = z.infer<typeof caseAuthority>;

/**
 * The authority as it is shown, counted and filtered by: guiding cases of the Supreme People's Procuratorate (检例) stand
 * apart from those of the Supreme People's Court, which alone courts are to follow (法发〔2020〕24号第四条).
 */
export const caseStanding = z.enum(['guiding', 'guiding_procuratorate', 'reference', 'typical', 'ordinary']);
/** What {@link caseStanding} reads. */
export type CaseStanding = z.infer<typeof caseStanding>;

/** The standing of a case, told by its number: 检例第244号. */
export function standingOf(one: { authority: CaseAuthority; ownNumber: string | null }): CaseStanding {
  return one.authority === 'guiding' && one.ownNumber?.includes('检例')
    ? 'guiding_procuratorate'
    : one.authority;
}
