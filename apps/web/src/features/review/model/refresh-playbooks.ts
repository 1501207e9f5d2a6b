import { getPlaybook, listPlaybooks } from '@mingfa/contract/playbook';
import { refreshEndpoints } from '../../../lib/query.ts';

export const refreshPlaybooks = () => refreshEndpoints(listPlaybooks, getPlaybook);
