import { Button } from 'antd';
import type { ReactNode } from 'react';
import { useHref, useNavigate } from 'react-router';

export interface LinkButtonProps {
  to: string;
  state?: unknown;
  primary?: boolean;
  children: ReactNode;
}

/** A link that looks like a button: it leads somewhere, and opens in a tab of its own when asked to. */
export function LinkButton({ to, state, primary = false, children }: LinkButtonProps) {
  const navigate = useNavigate();
  return (
    <Button
      type={primary ? 'primary' : 'default'}
      href={useHref(to)}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        void navigate(to, { state });
      }}
    >
      {children}
    </Button>
  );
}
