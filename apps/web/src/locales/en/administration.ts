import type { Translated } from '../resources.ts';
import type messages from '../zh-CN/administration.ts';

export default {} satisfies Translated<typeof messages>;
