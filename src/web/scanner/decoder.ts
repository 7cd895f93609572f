import { frameBudgetMs, middleSide } from './looks.ts';
import type { Look, Looks, Preparation } from './looks.ts';
import { centralSquare, cropPicture, halvePicture, movedCorners } from './picture.ts';
import type { Area, Picture, Point, Reading, Seen } from './picture.ts';
import { areaAround, doublePicture, sharpenPicture } from './prepare-picture.ts';
import type { WasmLook } from './wasm-reader.ts';

export type PictureReader = (picture: Picture, settings: WasmLook) => Seen | Promise<Seen>;

export interface Decoder {
  /** Every code read in this frame, corners in its pixels; empty where there is none or none can be read yet. */
  decode(frame: Picture): Promise<Reading[]>;
}

/** How a prepared picture relates to the one it was made from. */
const preparations: Record<Preparation, { scale: number; prepare: (picture: Picture) => Picture }> = {
  asIs: { scale: 1, prepare: (picture) => picture },
  sharpened: { scale: 1, prepare: (picture) => sharpenPicture(picture, 5, 3) },
  doubled: { scale: 2, prepare: doublePicture },
  doubledSharpened: { scale: 2, prepare: (picture) => sharpenPicture(doublePicture(picture), 7, 2) },
  halved: { scale: 0.5, prepare: halvePicture },
};

function areaOf(look: Look, frame: Picture, located: readonly Point[]): Area {
  if (look.area === 'located') return areaAround(located, frame, 0.35);
  if (look.area === 'middle') return centralSquare(frame.width, frame.height, middleSide);
  return { x: 0, y: 0, width: frame.width, height: frame.height };
}

interface Step {
  look: Look;
  corners: readonly Point[];
}

/** The decoder keeps its place in the table of looks from frame to frame. It needs no DOM. @param clock milliseconds */
export function createDecoder(read: PictureReader, looks: Looks, clock: () => number): Decoder {
  let turn = 0;
  let lastReadAt = clock();

  async function take(look: Look, frame: Picture, located: readonly Point[]): Promise<Seen> {
    const area = areaOf(look, frame, located);
    const { scale, prepare } = preparations[look.preparation];
    const part = look.area === 'frame' ? frame : cropPicture(frame, area);
    const seen = await read(prepare(part), look.settings);
    const inFrame = (corners: readonly Point[]) => movedCorners(corners, 1 / scale, area.x, area.y);
    return {
      readings: seen.readings.map(({ text, corners }) => ({ text, corners: inFrame(corners) })),
      located: seen.located.map(inFrame),
    };
  }

  function nextOther(now: number): Step | undefined {
    for (let tried = 0; tried < looks.others.length; tried++) {
      const look = looks.others[turn++ % looks.others.length];
      if (look && now - lastReadAt >= (look.afterMs ?? 0)) return { look, corners: [] };
    }
    return undefined;
  }

  return {
    async decode(frame) {
      const began = clock();
      const plan: Step[] = looks.always.map((look) => ({ look, corners: [] }));
      let others = looks.others.length;
      let places = 2;
      for (let step = plan.shift(); step; step = plan.shift() ?? (others-- > 0 ? nextOther(began) : undefined)) {
        const { readings, located } = await take(step.look, frame, step.corners);
        if (readings.length > 0) {
          lastReadAt = clock();
          turn = 0;
          return readings;
        }
        for (const corners of located) {
          // The same place is not worth more than a few looks, however often it is found.
          if (step.look.area !== 'located' && places-- > 0) {
            plan.unshift(...looks.located.map((look) => ({ look, corners })));
          }
        }
        if (clock() - began >= frameBudgetMs) break;
      }
      return [];
    },
  };
}
