/** Peaks as they are sent, a byte each, as a waveform is drawn from: 0 to 1. */
export function readPeaks(base64: string): Float32Array {
  const bytes = atob(base64);
  return Float32Array.from({ length: bytes.length }, (_, place) => bytes.charCodeAt(place) / 255);
}
