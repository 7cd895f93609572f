import { open } from 'node:fs/promises';
import { createFile, MP4BoxBuffer, type Movie } from 'mp4box';
import type { FileFacts } from '#domain/file/words.ts';
import { Unfit } from './measured.ts';

const pieceBytes = 256 * 1024;
/** A film's tables of hours are a few megabytes; the pictures and sound themselves are skipped. */
const mostRead = 64 * 1024 * 1024;
const knownCodecs = /^(avc[13]|hvc1|hev1|av01|vp09)\b/;

/** @throws Unfit */
export async function measureVideo(path: string): Promise<FileFacts> {
  const movie = await readMovie(path);
  const video = movie.videoTracks[0];
  if (!video?.video) throw new Unfit('UNREADABLE');
  if (!knownCodecs.test(video.codec)) throw new Unfit('VIDEO_CODEC');
  const { width, height } = video.video;
  // A film may say that it is shorter than its pictures last.
  const lengths = [
    movie.duration / movie.timescale,
    ...movie.tracks.map((track) => Math.max(track.samples_duration, track.duration) / track.timescale),
    movie.fragment_duration ? movie.fragment_duration.num / movie.fragment_duration.den : 0,
  ].filter((seconds) => Number.isFinite(seconds));
  const turned = Math.abs(video.matrix[1] ?? 0) > 0;
  return {
    width: turned ? height : width,
    height: turned ? width : height,
    seconds: Math.round(Math.max(...lengths) * 10) / 10,
    codec: video.codec,
  };
}

async function readMovie(path: string): Promise<Movie> {
  const boxes = createFile(false);
  const file = await open(path);
  try {
    const { size } = await file.stat();
    const found: Movie[] = [];
    boxes.onReady = (info) => found.push(info);
    boxes.onError = () => undefined;
    let at = 0;
    for (let read = 0; found.length === 0 && at < size && read < mostRead; read += pieceBytes) {
      const piece = new Uint8Array(Math.min(pieceBytes, size - at));
      await file.read(piece, 0, piece.length, at);
      const next = boxes.appendBuffer(MP4BoxBuffer.fromArrayBuffer(piece.buffer, at), at + piece.length >= size);
      at = Number.isFinite(next) && next > at ? next : at + piece.length;
    }
    const [movie] = found;
    if (!movie) throw new Unfit('UNREADABLE');
    return movie;
  } finally {
    await file.close();
  }
}
