import { z } from 'zod';

/** How much a case binds or persuades: 指导性案例, 人民法院案例库入库案例, 公报 or 典型案例, ordinary. */
export const caseAuthority = z.enum(['guiding', 'reference', 'typical', 'ordinary']);
/** What {@link caseAuthority} reads. */
export type CaseAuthority = z.infer<typeof caseAuthority>;
