import type { Translated } from '../resources.ts';
import type messages from '../zh-CN/law.ts';

export default {} satisfies Translated<typeof messages>;
