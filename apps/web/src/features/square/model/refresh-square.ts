import {
  getClone,
  listComments,
  listOfficialClones,
  listPinnedClones,
  listSquare,
  listSquareCategory,
} from '@mingfa/contract/clone-square';
import { refreshEndpoints } from '../../../lib/query.ts';

/** Numbers and pins of clones have changed: what shows them is read again. */
export const refreshClones = () =>
  refreshEndpoints(getClone, listSquare, listSquareCategory, listPinnedClones, listOfficialClones);

/** Comments have changed, and how many there are. */
export const refreshComments = () => Promise.all([refreshEndpoints(listComments), refreshClones()]);
