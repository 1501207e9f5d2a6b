export { type AllowedScope, allowScope, narrowScope } from './allowed-scope.ts';
export { may } from './may.ts';
