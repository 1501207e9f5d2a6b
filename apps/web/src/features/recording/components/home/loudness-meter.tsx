import { useEffect, useRef } from 'react';
import styles from './home.module.css';

/** How loud it is, so that one sees that the microphone hears. */
export function LoudnessMeter({ stream }: { stream: MediaStream | null }) {
  const bar = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (!stream || typeof AudioContext === 'undefined') return;
    const context = new AudioContext();
    const analyser = context.createAnalyser();
    analyser.fftSize = 512;
    context.createMediaStreamSource(stream).connect(analyser);
    const samples = new Uint8Array(analyser.fftSize);
    const timer = setInterval(() => {
      analyser.getByteTimeDomainData(samples);
      const loudest = samples.reduce((most, sample) => Math.max(most, Math.abs(sample - 128)), 0) / 128;
      if (bar.current) bar.current.style.transform = `scaleX(${Math.min(1, loudest)})`;
    }, 100);
    return () => {
      clearInterval(timer);
      void context.close();
    };
  }, [stream]);
  return (
    <span className={styles.meter} aria-hidden="true">
      <span ref={bar} className={styles.loud} style={{ transform: 'scaleX(0)' }} />
    </span>
  );
}
