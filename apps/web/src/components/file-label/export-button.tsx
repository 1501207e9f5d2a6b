import DownloadOutlined from '@ant-design/icons/DownloadOutlined';
import { Button, type ButtonProps } from 'antd';
import { ExportActions, type ExportActionsProps } from './export-actions.tsx';

export interface ExportButtonProps
  extends Pick<ExportActionsProps, 'choices' | 'label'>,
    Pick<ButtonProps, 'type' | 'size'> {
  /** Where the label of the file is not said beside it already. */
  file?: ExportActionsProps['file'];
  /** Where the words on it are fewer than its name. */
  text?: string;
}

/** A button with the formats of a file behind it; while one is made, it says so. */
export function ExportButton({ file = null, choices, label, text, type, size }: ExportButtonProps) {
  return (
    <ExportActions
      file={file}
      label={label}
      choices={choices}
      trigger={(props, isMaking) => (
        <Button
          {...props}
          type={type}
          size={size}
          icon={size === 'small' ? undefined : <DownloadOutlined aria-hidden />}
          loading={isMaking}
          aria-label={text ? label : undefined}
        >
          {text ?? label}
        </Button>
      )}
    />
  );
}
