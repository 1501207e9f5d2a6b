import { Button } from 'antd';
import { type KeyboardEvent, type PointerEvent, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ModalDialog } from '../../../../components/modal-dialog.tsx';
import { toast } from '../../../../lib/toast.ts';
import {
  type CropView,
  type PictureSize,
  pressed,
  sideOf,
  squareOf,
  wholeView,
  within,
  ZOOM_MAX,
  ZOOM_STEP,
} from '../../model/crop.ts';
import styles from './crop-dialog.module.css';

/** Dots sent; the server makes its own, smaller picture of them. */
const SENT_PX = 512;
/** More dots would take a phone too much memory. */
const DOTS_MAX = 60_000_000;

export interface CropDialogProps {
  file: File;
  isSending: boolean;
  onClose: () => void;
  onTake: (picture: File) => void;
}

/** Chooses the square of a picture that is shown: by dragging, by the slider, or by arrows, plus and minus. */
export default function CropDialog({ file, isSending, onClose, onTake }: CropDialogProps) {
  const { t } = useTranslation('clone');
  const id = useId();
  const [address, setAddress] = useState('');
  const [size, setSize] = useState<PictureSize | null>(null);
  const [view, setView] = useState<CropView>({ zoom: 1, x: 0, y: 0 });
  const picture = useRef<HTMLImageElement>(null);
  const held = useRef<{ pointer: number; x: number; y: number } | null>(null);
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);

  const fail = () => {
    toast.error(t('avatar.unreadable', { name: file.name }));
    onClose();
  };
  const show = ({ naturalWidth: width, naturalHeight: height }: HTMLImageElement) => {
    if (width === 0 || height === 0 || width * height > DOTS_MAX) return fail();
    setSize({ width, height });
    setView(wholeView({ width, height }));
  };
  const change = (to: (view: CropView, side: number) => Partial<CropView>) =>
    setView((now) => (size ? within(size, { ...now, ...to(now, sideOf(size, now)) }) : now));
  const zoomBy = (by: number) => change(({ zoom }) => ({ zoom: zoom + by }));
  const onKeyDown = (event: KeyboardEvent) => {
    const moved = size && pressed(size, view, event.key);
    if (!moved) return;
    event.preventDefault();
    setView(moved);
  };
  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId);
    held.current = { pointer: event.pointerId, x: event.clientX, y: event.clientY };
  };
  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    const from = held.current;
    if (from?.pointer !== event.pointerId) return;
    const shown = event.currentTarget.clientWidth;
    const [byX, byY] = [event.clientX - from.x, event.clientY - from.y];
    held.current = { pointer: event.pointerId, x: event.clientX, y: event.clientY };
    change(({ x, y }, side) => ({ x: x - (byX / shown) * side, y: y - (byY / shown) * side }));
  };
  const letGo = () => {
    held.current = null;
  };
  const take = async () => {
    if (!size || !picture.current) return;
    const made = await cut(picture.current, squareOf(size, view));
    if (made) onTake(made);
    else fail();
  };
  const square = size ? squareOf(size, view) : null;
  const percent = (dots: number) => `${(dots / (square?.side ?? 1)) * 100}%`;
  return (
    <ModalDialog
      open
      size="small"
      focusTitle
      title={t('avatar.crop')}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('avatar.cancel')}</Button>
          <Button type="primary" disabled={!size} loading={isSending} onClick={() => void take()}>
            {t('avatar.take')}
          </Button>
        </>
      }
    >
      <p id={id} className={styles.help}>
        {t('avatar.cropHelp')}
      </p>
      <button
        type="button"
        className={styles.frame}
        aria-label={t('avatar.cropArea')}
        aria-describedby={id}
        onKeyDown={onKeyDown}
        onPointerDown={onPointerDown}
        onPointerMove={onPointerMove}
        onPointerUp={letGo}
        onPointerCancel={letGo}
        onWheel={(event) => zoomBy(event.deltaY < 0 ? ZOOM_STEP : -ZOOM_STEP)}
      >
        {address ? (
          <img
            ref={picture}
            src={address}
            alt=""
            draggable={false}
            className={styles.picture}
            style={
              square && size
                ? {
                    width: percent(size.width),
                    height: percent(size.height),
                    left: percent(-square.left),
                    top: percent(-square.top),
                  }
                : { visibility: 'hidden' }
            }
            onLoad={(event) => show(event.currentTarget)}
            onError={fail}
          />
        ) : null}
      </button>
      <label className={styles.zoom}>
        {t('avatar.zoom')}
        <input
          type="range"
          min={1}
          max={ZOOM_MAX}
          step={0.05}
          value={view.zoom}
          disabled={!size}
          onChange={(event) => {
            const zoom = Number(event.target.value);
            change(() => ({ zoom }));
          }}
        />
      </label>
    </ModalDialog>
  );
}

/** The square as a file of its own; null where the browser cannot make one. */
async function cut(
  picture: HTMLImageElement,
  { left, top, side }: { left: number; top: number; side: number },
): Promise<File | null> {
  const canvas = document.createElement('canvas');
  canvas.width = SENT_PX;
  canvas.height = SENT_PX;
  const context = canvas.getContext('2d');
  if (!context) return null;
  context.fillStyle = 'white';
  context.fillRect(0, 0, SENT_PX, SENT_PX);
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, left, top, side, side, 0, 0, SENT_PX, SENT_PX);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  return blob && new File([blob], 'avatar.png', { type: 'image/png' });
}
