import { encode } from 'uqr';

const usualQuiet = 4;
const lineHeight = 3.4;
const noLines: readonly string[] = [];

/**
 * The smallest width of at least `atLeast` CSS pixels at which every module is a whole number of the screen's pixels.
 */
export function sharpWidth(modules: number, atLeast: number, pixelRatio: number): number {
  return (Math.ceil((atLeast * pixelRatio) / modules) * modules) / pixelRatio;
}

type Level = 'L' | 'M' | 'Q' | 'H';

/** Which modules are dark, row by row, without the quiet ground around. */
export const codeModules = (text: string, level: Level = 'Q'): boolean[][] =>
  encode(text, { ecc: level, border: 0 }).data;

/** One path for all dark modules, a run of them in a row as one box: no seams between them at any size. */
function darkPath(data: readonly (readonly boolean[])[], quiet: number): string {
  let path = '';
  data.forEach((row, y) => {
    for (let x = 0; x < row.length; x++) {
      if (!row[x]) continue;
      const from = x;
      while (row[x + 1]) x++;
      path += `M${from + quiet} ${y + quiet}h${x - from + 1}v1h${from - x - 1}z`;
    }
  });
  return path;
}

/**
 * A QR code on its white card, in dark mode too, since readers need dark on light with four modules of quiet around.
 * Upper-case letters and digits give the largest modules: 26 of them fit version 2 at level Q.
 * @param lines printed below it on the card, to be read aloud or typed
 * @param atLeast CSS pixels; 180 are the 45 millimetres and more that a hand at the door wants
 * @param quiet modules of white around; none where it already lies on white
 */
export function DrawnCode({
  text,
  label,
  lines = noLines,
  level = 'Q',
  atLeast = 180,
  quiet = usualQuiet,
}: {
  text: string;
  label: string;
  lines?: readonly string[];
  level?: Level;
  atLeast?: number;
  quiet?: number;
}) {
  const data = codeModules(text, level);
  const modules = data.length + 2 * quiet;
  const height = modules + (lines.length === 0 ? 0 : lines.length * lineHeight + 1);
  const width = sharpWidth(modules, atLeast, window.devicePixelRatio || 1);
  return (
    <svg
      viewBox={`0 0 ${modules} ${height}`}
      width={width}
      height={(width * height) / modules}
      shapeRendering="crispEdges"
    >
      <title>{label}</title>
      {/* Not the theme's colours: a reader needs black on white. */}
      <rect width={modules} height={height} rx={1} fill="#fff" />
      <path d={darkPath(data, quiet)} fill="#000" />
      {lines.map((line, at) => (
        <text
          key={line}
          x={modules / 2}
          y={modules + lineHeight * (at + 0.6)}
          textAnchor="middle"
          fontSize={Math.min(2.8, (modules - 4) / (0.62 * line.length))}
          fontFamily="ui-monospace, monospace"
          fill="#000"
        >
          {line}
        </text>
      ))}
    </svg>
  );
}
