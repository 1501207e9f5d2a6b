import HolderOutlined from '@ant-design/icons/HolderOutlined';
import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CloneFace } from '../../../components/clone-face.tsx';
import type { usePinOrder } from '../hooks/use-pin-order.ts';
import styles from './home-clones.module.css';

/** Where the pin under the pointer stands. */
function placeUnder({ clientX, clientY }: PointerEvent): number | null {
  const place = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('[data-place]')
    ?.dataset.place;
  return place === undefined ? null : Number(place);
}

/** The clones of the home screen while they are ordered: dragged by mouse or finger, or moved by the arrow keys. */
export function PinOrder({ order }: { order: ReturnType<typeof usePinOrder> }) {
  const { t } = useTranslation('square');
  const { pins, move, keep } = order;
  const [dragged, setDragged] = useState<string | null>(null);
  const [told, setTold] = useState('');
  const list = useRef<HTMLUListElement>(null);
  const onKeyDown = (event: KeyboardEvent, appId: string, name: string, place: number) => {
    const steps: Record<string, number> = {
      ArrowLeft: place - 1,
      ArrowUp: place - 1,
      ArrowRight: place + 1,
      ArrowDown: place + 1,
      Home: 0,
      End: pins.length - 1,
    };
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const to = Math.max(0, Math.min(step, pins.length - 1));
    if (to === place) return;
    keep(appId, to);
    setTold(t('home.moved', { name, place: to + 1 }));
    // Its place in the document changes, which would take the focus.
    requestAnimationFrame(() => list.current?.querySelector<HTMLElement>(`[data-pin="${appId}"]`)?.focus());
  };
  return (
    <>
      <p className={styles.hint}>{t('home.orderHint')}</p>
      <ul
        ref={list}
        className={styles.row}
        aria-label={t('home.pinnedLabel')}
        onPointerMove={(event) => {
          const to = dragged === null ? null : placeUnder(event);
          if (dragged !== null && to !== null && pins[to]?.appId !== dragged) move(dragged, to);
        }}
        onPointerUp={() => {
          setDragged(null);
          keep();
        }}
        onPointerCancel={() => setDragged(null)}
      >
        {pins.map(({ appId, name, avatar }, place) => (
          <li key={appId} data-place={place}>
            <button
              type="button"
              data-pin={appId}
              className={`${styles.clone} ${styles.movable} ${dragged === appId ? styles.dragged : ''}`}
              aria-label={t('home.move', { name, place: place + 1, total: pins.length })}
              onKeyDown={(event) => onKeyDown(event, appId, name, place)}
              onPointerDown={(event) => {
                // The list stays where it is while its rows change their places.
                list.current?.setPointerCapture(event.pointerId);
                setDragged(appId);
              }}
            >
              <HolderOutlined aria-hidden />
              <CloneFace avatar={avatar} size="row" />
              <span className={styles.name}>{name}</span>
            </button>
          </li>
        ))}
      </ul>
      <div className="visually-hidden" aria-live="polite">
        {told}
      </div>
    </>
  );
}
