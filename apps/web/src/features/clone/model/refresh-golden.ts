import { getOwnClone } from '@mingfa/contract/clone';
import { getGoldenRun, listGoldenQuestions, listGoldenRuns } from '@mingfa/contract/clone-golden';
import { refreshEndpoints } from '../../../lib/query.ts';

/** What has been read of golden questions and their runs is read again, where it is shown. */
export const refreshGolden = () =>
  refreshEndpoints(listGoldenQuestions, getGoldenRun, listGoldenRuns, getOwnClone);
