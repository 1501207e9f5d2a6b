import { Button, type ButtonProps } from 'antd';

export interface IconButtonProps
  extends Pick<ButtonProps, 'icon' | 'size' | 'loading' | 'disabled' | 'danger' | 'onClick'> {
  /** What it does, and to what: for those who do not see the icon. */
  label: string;
  /** Shown by the mouse, where the label says more than is needed there. */
  tip?: string;
}

/** A button that is only an icon. */
export function IconButton({ label, tip = label, ...button }: IconButtonProps) {
  return <Button type="text" {...button} aria-label={label} title={tip} />;
}
