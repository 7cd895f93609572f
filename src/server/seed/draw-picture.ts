import sharp from 'sharp';

/** What a picture is made of: shapes over two colours that run into each other. Words would be in one language only. */
export type Motif = 'orbits' | 'bars' | 'bridge' | 'hexagons' | 'steps' | 'sparks' | 'waves';

export interface Look {
  motif: Motif;
  /** From the upper left to the lower right, and what is drawn on it. */
  colours: readonly [from: string, to: string, light: string];
}

export type Size = readonly [width: number, height: number];
// Each is drawn once; what is kept for the next would only be memory.
sharp.cache(false);

type Draw = (size: Size, light: string) => string;

const round = (value: number): string => value.toFixed(1);
const counted = <Item>(count: number, make: (at: number) => Item): Item[] =>
  Array.from({ length: count }, (_, at) => make(at));

/** The same for the same place, and spread evenly: multiples of the golden ratio. */
const scattered = (at: number): number => (at * 0.618_033_988_75) % 1;

const circle = (x: number, y: number, r: number, light: string, opacity: number): string =>
  `<circle cx="${round(x)}" cy="${round(y)}" r="${round(r)}" fill="${light}" fill-opacity="${opacity}"/>`;

const motifs: Record<Motif, Draw> = {
  orbits: ([width, height], light) => {
    const [x, y, r] = [width * 0.72, height * 0.5, height * 0.42];
    const rings = counted(
      4,
      (at) =>
        `<ellipse cx="${x}" cy="${y}" rx="${r * 1.1}" ry="${r * 0.38}" transform="rotate(${at * 45} ${x} ${y})" fill="none" stroke="${light}" stroke-opacity=".75" stroke-width="${height / 130}"/>`,
    );
    const bodies = counted(4, (at) => {
      const angle = (at * 45 * Math.PI) / 180;
      return circle(x + Math.cos(angle) * r * 1.1, y + Math.sin(angle) * r * 1.1, height / 40, light, 1);
    });
    return [...rings, ...bodies, circle(x, y, height / 16, light, 1), circle(x, y, r * 1.5, light, 0.07)].join('');
  },

  bars: ([width, height], light) =>
    counted(14, (at) => {
      const tall = height * (0.18 + 0.55 * scattered(at * 3 + 1) * ((at + 4) / 17));
      return `<rect x="${round(width * (0.3 + at * 0.048))}" y="${round(height - tall)}" width="${round(width * 0.03)}" height="${round(tall)}" rx="${round(width * 0.006)}" fill="${light}" fill-opacity="${(0.25 + at * 0.05).toFixed(2)}"/>`;
    }).join(''),

  bridge: ([width, height], light) => {
    const deck = height * 0.68;
    const towers = [0.38, 0.74].map((x) => x * width);
    const cables = towers.flatMap((tower) =>
      counted(9, (at) => {
        const reach = (at + 1) * width * 0.019;
        return [-reach, reach].map(
          (side) =>
            `<line x1="${round(tower)}" y1="${round(height * 0.2 + at * height * 0.012)}" x2="${round(tower + side)}" y2="${deck}" stroke="${light}" stroke-opacity=".6" stroke-width="${height / 260}"/>`,
        );
      }),
    );
    const legs = towers.map(
      (tower) =>
        `<rect x="${round(tower - height / 100)}" y="${round(height * 0.16)}" width="${round(height / 50)}" height="${round(height * 0.66)}" fill="${light}"/>`,
    );
    const water = counted(
      5,
      (at) =>
        `<rect x="0" y="${round(height * (0.82 + at * 0.04))}" width="${width}" height="${round(height / 200)}" fill="${light}" fill-opacity="${(0.4 - at * 0.07).toFixed(2)}"/>`,
    );
    const road = `<rect x="0" y="${deck}" width="${width}" height="${round(height / 60)}" fill="${light}"/>`;
    return [...cables.flat(), ...legs, ...water, road].join('');
  },

  hexagons: ([width, height], light) => {
    const r = height * 0.13;
    const corners = (x: number, y: number) =>
      counted(6, (at) => {
        const angle = ((at * 60 + 30) * Math.PI) / 180;
        return `${round(x + r * Math.cos(angle))},${round(y + r * Math.sin(angle))}`;
      }).join(' ');
    return counted(34, (at) => {
      const [column, row] = [at % 7, Math.floor(at / 7)];
      const x = width * 0.42 + column * r * 1.8 + (row % 2) * r * 0.9;
      const y = r * 0.4 + row * r * 1.56;
      const shown = scattered(at + 2);
      return `<polygon points="${corners(x, y)}" fill="${light}" fill-opacity="${(shown > 0.62 ? 0.75 : shown * 0.3).toFixed(2)}" stroke="${light}" stroke-opacity=".35"/>`;
    }).join('');
  },

  steps: ([width, height], light) =>
    counted(9, (at) => {
      const [x, y] = [width * (0.34 + at * 0.07), height * (0.86 - at * 0.082)];
      const body = `<path d="M${round(x - height * 0.035)} ${round(y + height * 0.11)} a${round(height * 0.035)} ${round(height * 0.05)} 0 0 1 ${round(height * 0.07)} 0 z" fill="${light}" fill-opacity=".9"/>`;
      return `${circle(x, y + height * 0.02, height * 0.024, light, 0.9)}${body}<rect x="${round(x - width * 0.03)}" y="${round(y + height * 0.11)}" width="${round(width * 0.7)}" height="${height}" fill="${light}" fill-opacity=".08"/>`;
    }).join(''),

  sparks: ([width, height], light) =>
    counted(3, (burst) => {
      const [x, y] = [width * (0.44 + burst * 0.2), height * (0.36 + scattered(burst + 1) * 0.26)];
      const rays = counted(22, (at) => {
        const angle = (at / 22) * 2 * Math.PI;
        const reach = height * (0.2 + 0.12 * scattered(at + burst)) * (1 - burst * 0.14);
        const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
        return `<line x1="${round(x + dx * reach * 0.3)}" y1="${round(y + dy * reach * 0.3)}" x2="${round(x + dx * reach)}" y2="${round(y + dy * reach)}" stroke="${light}" stroke-opacity=".8" stroke-linecap="round" stroke-width="${height / 110}"/>${circle(x + dx * reach * 1.14, y + dy * reach * 1.14, height / 110, light, 0.9)}`;
      });
      return rays.join('');
    }).join(''),

  waves: ([width, height], light) =>
    counted(
      9,
      (at) =>
        `<circle cx="${round(width * 0.68)}" cy="${round(height * 0.56)}" r="${round(height * (0.08 + at * 0.075))}" fill="none" stroke="${light}" stroke-opacity="${(0.85 - at * 0.08).toFixed(2)}" stroke-width="${height / 70}"/>`,
    ).join(''),
};

/** A JPEG of that size. */
export function drawPicture({ motif, colours: [from, to, light] }: Look, size: Size): Promise<Buffer> {
  const [width, height] = size;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <linearGradient id="ground" x1="0" y1="0" x2="1" y2="1"><stop stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient>
    <rect width="${width}" height="${height}" fill="url(#ground)"/>
    <circle cx="${round(width * 0.1)}" cy="${round(height * 0.1)}" r="${round(height * 0.7)}" fill="${light}" fill-opacity=".06"/>
    ${motifs[motif](size, light)}
  </svg>`;
  return sharp(Buffer.from(svg)).jpeg({ quality: 84 }).toBuffer();
}
