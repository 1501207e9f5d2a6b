/** Samples of some packets, one array a channel. */
export interface Samples {
  channels: Float32Array[];
  sampleRate: number;
}
