/** The playbook the product ships; it can be copied, not changed. */
export const BUILT_IN_PLAYBOOK = 'built-in';
