import { compareCloneVersions, getOwnClone, listCloneVersions, listOwnClones } from '@mingfa/contract/clone';
import { refreshEndpoints } from '../../../lib/query.ts';

/** What has been read of one's own clones is read again, where it is shown. */
export const refreshClones = () =>
  refreshEndpoints(listOwnClones, getOwnClone, listCloneVersions, compareCloneVersions);
