import { mobile, type SmsPurpose, sendSmsCode } from '@mingfa/contract/account';
import { Button, Form, Input, Space } from 'antd';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toastFailure } from '../../../lib/describe-failure.ts';
import { useEndpointMutation } from '../../../lib/query.ts';
import { toast } from '../../../lib/toast.ts';

/** Seconds until another code may be asked for. */
function useCountdown() {
  const [seconds, setSeconds] = useState(0);
  const counting = seconds > 0;
  useEffect(() => {
    if (!counting) return;
    const timer = setInterval(() => setSeconds((left) => Math.max(0, left - 1)), 1_000);
    return () => clearInterval(timer);
  }, [counting]);
  return [seconds, setSeconds] as const;
}

interface CodeInputProps {
  purpose: SmsPurpose;
  id?: string;
  value?: string;
  onChange?: (value: string) => void;
}

function CodeInput({ purpose, value, onChange, ...rest }: CodeInputProps) {
  const { t } = useTranslation('account');
  const form = Form.useFormInstance();
  const [seconds, setSeconds] = useCountdown();
  const sending = useEndpointMutation(sendSmsCode, {
    onSuccess: ({ retryAfterSeconds }) => {
      setSeconds(retryAfterSeconds);
      toast.success(t('form.codeSent'));
    },
    onError: (error) => {
      setSeconds(error.failure.retryAfterSeconds ?? 0);
      toastFailure(error);
    },
  });
  const send = async () => {
    const { mobile: typed } = await form.validateFields(['mobile']);
    sending.mutate({ body: { mobile: mobile.parse(typed), purpose } });
  };
  return (
    <Space.Compact block>
      <Input
        {...rest}
        value={value ?? ''}
        onChange={(event) => onChange?.(event.target.value)}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={6}
      />
      <Button disabled={seconds > 0} loading={sending.isPending} onClick={() => void send().catch(() => {})}>
        {seconds > 0 ? t('form.sendAgain', { seconds }) : t('form.sendCode')}
      </Button>
    </Space.Compact>
  );
}

export function SmsCodeField({ purpose }: { purpose: CodeInputProps['purpose'] }) {
  const { t } = useTranslation('account');
  return (
    <Form.Item
      name="code"
      label={t('form.code')}
      validateTrigger="onBlur"
      rules={[{ required: true, pattern: /^\d{6}$/, message: t('form.codeInvalid') }]}
    >
      <CodeInput purpose={purpose} />
    </Form.Item>
  );
}
