import type { FormInstance } from 'antd';
import { failureOf } from '../../../lib/api-answer.ts';
import { describeFailure, toastFailure } from '../../../lib/describe-failure.ts';

/** Which field an error code speaks of: the first of them that the form has. */
const FIELDS_OF_CODE: Record<string, string[]> = {
  mobile_taken: ['mobile'],
  wrong_credentials: ['password'],
  wrong_code: ['code'],
  wrong_invite: ['inviteCode'],
  invite_required: ['inviteCode'],
  invite_own: ['inviteCode'],
  invite_circle: ['inviteCode'],
  invite_claimed: ['inviteCode'],
  wrong_password: ['currentPassword'],
  same_password: ['newPassword'],
  weak_password: ['newPassword', 'password'],
  wrong_second_factor: ['secondFactor', 'code'],
  wrong_setup_code: ['setupCode'],
};

/** Shows a failed submission at its field and moves there; what belongs to no field becomes a toast. */
export function showFormFailure(form: FormInstance, error: unknown): void {
  const failure = failureOf(error);
  const known = new Set(Object.keys(form.getFieldsValue(true) as object));
  const fields = FIELDS_OF_CODE[failure?.errorCode ?? ''];
  const field = fields?.find((name) => known.has(name)) ?? fields?.[0];
  const errors = field && failure ? [{ name: field, errors: [describeFailure(failure)] }] : [];
  for (const { path, message } of failure?.details ?? []) {
    const name = path.replace(/^body\.?/, '');
    if (known.has(name)) errors.push({ name, errors: [message] });
  }
  const [first] = errors;
  if (!first) {
    toastFailure(error);
    return;
  }
  form.setFields(errors);
  form.focusField?.(first.name);
}
