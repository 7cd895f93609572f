import { areaToSee } from './decode-messages.ts';
import { cropPicture, greyPicture } from './picture.ts';
import type { Picture } from './picture.ts';

/** The memory that frames are copied into, kept from one to the next. */
let room = new ArrayBuffer(0);

/**
 * The brightness of a video's frame, which most cameras deliver as a plane of its own, so that nothing is converted.
 * The picture is good until the next call. Null where the frame is in a format that cannot be copied here.
 */
export async function pictureOfVideo(frame: VideoFrame): Promise<Picture | null> {
  const visible = frame.visibleRect;
  if (!visible || !frame.format) return null;
  const area = areaToSee(visible.width, visible.height);
  const { width, height } = area;
  const rect = { ...area, x: visible.x + area.x, y: visible.y + area.y };
  const bytes = frame.allocationSize({ rect });
  if (room.byteLength < bytes) room = new ArrayBuffer(bytes);
  const [plane] = await frame.copyTo(room, { rect });
  if (!plane) return null;
  if (/^(RGB|BGR)/.test(frame.format)) {
    return greyPicture(new Uint8ClampedArray(room, plane.offset, plane.stride * height), plane.stride / 4, height);
  }
  const light = new Uint8ClampedArray(room, plane.offset, plane.stride * height);
  const padded = { width: plane.stride, height, light };
  return plane.stride === width ? padded : cropPicture(padded, { x: 0, y: 0, width, height });
}

function brightnessOf({ light }: Picture): { mean: number; spread: number } {
  let [sum, squares, count] = [0, 0, 0];
  for (let at = 0; at < light.length; at += 61, count++) {
    const value = light[at] ?? 0;
    sum += value;
    squares += value * value;
  }
  const mean = sum / count;
  return { mean, spread: Math.sqrt(Math.max(0, squares / count - mean * mean)) };
}

/**
 * Whether two pictures may show the same. They may be turned against each other, and a camera's black need not be 0, so
 * only brightness and contrast are compared: what this must notice is an empty or a garbled frame.
 */
export function showTheSame(one: Picture, other: Picture): boolean {
  const [a, b] = [brightnessOf(one), brightnessOf(other)];
  return Math.abs(a.mean - b.mean) < 40 && a.spread < 2 * b.spread + 8 && b.spread < 2 * a.spread + 8;
}
