import type { Translated } from '../resources.ts';
import type messages from '../zh-CN/account.ts';

export default {} satisfies Translated<typeof messages>;
