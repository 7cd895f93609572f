import { middleSide } from './looks.ts';
import type { Look, Preparation } from './looks.ts';
import { centralSquare, cropPicture, halvePicture, movedCorners } from './picture.ts';
import type { Area, Picture, Point, Seen } from './picture.ts';
import { areaAround, doublePicture, sharpenPicture } from './prepare-picture.ts';
import type { WasmLook } from './wasm-reader.ts';

export type PictureReader = (picture: Picture, settings: WasmLook) => Seen | Promise<Seen>;

/** How a prepared picture relates to the one it was made from. */
const preparations: Record<Preparation, { scale: number; prepare: (picture: Picture) => Picture }> = {
  asIs: { scale: 1, prepare: (picture) => picture },
  sharpened: { scale: 1, prepare: (picture) => sharpenPicture(picture, 5, 5) },
  sharpenedFar: { scale: 1, prepare: (picture) => sharpenPicture(picture, 8, 3) },
  doubled: { scale: 2, prepare: doublePicture },
  doubledSharpened: { scale: 2, prepare: (picture) => sharpenPicture(doublePicture(picture), 7, 2) },
  halved: { scale: 0.5, prepare: halvePicture },
  halvedSharpened: { scale: 0.5, prepare: (picture) => sharpenPicture(halvePicture(picture), 2, 4) },
};

function areaOf({ area }: Look, frame: Picture, located: readonly Point[]): Area {
  const { width, height } = frame;
  if (area === 'located') return areaAround(located, frame, 0.35);
  if (area === 'frame') return { x: 0, y: 0, width, height };
  return centralSquare(width, height, area === 'middle' ? middleSide : Infinity);
}

/**
 * One look at a frame, with all corners in its pixels.
 * @param corners where something like a code was seen before, for a look at that place
 */
export async function takeLook(
  read: PictureReader,
  look: Look,
  frame: Picture,
  corners: readonly Point[],
): Promise<Seen> {
  const area = areaOf(look, frame, corners);
  const { scale, prepare } = preparations[look.preparation];
  const part = look.area === 'frame' ? frame : cropPicture(frame, area);
  const seen = await read(prepare(part), look.settings);
  const inFrame = (some: readonly Point[]) => movedCorners(some, 1 / scale, area.x, area.y);
  return {
    readings: seen.readings.map(({ text, corners }) => ({ text, corners: inFrame(corners) })),
    located: seen.located.map(inFrame),
  };
}
