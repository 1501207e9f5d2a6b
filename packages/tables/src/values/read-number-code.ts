import {
  hasCreditCodeCheck,
  hasIdentityCheck,
  hasLuhnCheck,
  isBirthday,
} from '@mingfa/legal/redaction/check-digits';
import { flatCell } from './flat-cell.ts';

/** What a number that names somebody or something is. */
export interface NumberCode {
  /** `resident`: 居民身份证 (GB 11643); `firm`: 统一社会信用代码 (GB 32100); `card`: by its check digit; `account`: any other row of so many digits. */
  kind: 'resident' | 'firm' | 'mobile' | 'telephone' | 'card' | 'account';
  /** Whether its check digit is right; null for kinds without one. */
  isRight: boolean | null;
}

/** Which kind of number a cell is; null for none. Blanks and dashes in it do not count. */
export function readNumberCode(text: string): NumberCode | null {
  const flat = flatCell(text);
  const packed = flat.replace(/[ -]/g, '').toUpperCase();
  if (/^(?:\+?86)?1[3-9]\d{9}$/.test(packed)) return { kind: 'mobile', isRight: null };
  if (/^\d{17}[\dX]$/.test(packed) && isBirthday(packed.slice(6, 14)))
    return { kind: 'resident', isRight: hasIdentityCheck(packed) };
  if (/^\d{15}$/.test(packed) && isBirthday(`19${packed.slice(6, 12)}`))
    return { kind: 'resident', isRight: null };
  if (
    /^[159YANG][\dA-HJ-NP-RTUW-Y]\d{6}[\dA-HJ-NP-RTUW-Y]{10}$/.test(packed) &&
    /[A-Z]/.test(packed.slice(8, 17))
  )
    return { kind: 'firm', isRight: hasCreditCodeCheck(packed) };
  if (/^(?:0\d{2,3}-?\d{7,8}(?:-\d{1,5})?|400-?\d{3}-?\d{4})$/.test(flat))
    return { kind: 'telephone', isRight: null };
  if (/^[3-6]\d{15,18}$/.test(packed) && hasLuhnCheck(packed)) return { kind: 'card', isRight: true };
  if (/^\d{12,25}$/.test(packed)) return { kind: 'account', isRight: null };
  return null;
}
