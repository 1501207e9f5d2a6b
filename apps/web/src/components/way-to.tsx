import { Button } from 'antd';
import type { ReactNode } from 'react';
import { useIsPhone } from '../lib/media-query.ts';

/** Opens what has no room beside a text. On a phone the title needs the room that the words would take. */
export function WayTo({ icon, label, onOpen }: { icon: ReactNode; label: string; onOpen: () => void }) {
  const isPhone = useIsPhone();
  return (
    <Button icon={icon} aria-label={label} title={label} onClick={onOpen}>
      {isPhone ? null : label}
    </Button>
  );
}
