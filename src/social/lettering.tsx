import gloock from '@fontsource/gloock/files/gloock-latin-400-normal.woff?inline';
import hanken from '@fontsource/hanken-grotesk/files/hanken-grotesk-latin-600-normal.woff?inline';
import satori, { type FontWeight } from 'satori';
import { socialPictureSize, type SocialCard } from './social-card.ts';
import { gapAfter, layOutTitle, lineHeight, type Word } from './title-layout.ts';

const fontFile = (dataUrl: string) => Buffer.from(dataUrl.slice(dataUrl.indexOf(',') + 1), 'base64');
const fonts = [
  { name: 'Gloock', data: fontFile(gloock), weight: 400 as FontWeight },
  { name: 'Hanken Grotesk', data: fontFile(hanken), weight: 600 as FontWeight },
];

const paper = '#f4eadb';
const bone = '#dccfbb';
const brass = '#e2ad52';

/** Space between the left edge and the words, and between the lower edge and the venue's name, in pixels. */
const margin = 72;
const marginBelow = 58;
/** Widest line of a title; the right of a picture stays free, because that is where its subject is. */
const titleWidth = 760;

/** Where the mark goes: left edge, top edge and side of its square. */
export const markBox = { left: margin, top: socialPictureSize.height - marginBelow - 50, side: 50 } as const;

const display = { fontFamily: 'Gloock', color: paper } as const;
const small = { fontFamily: 'Hanken Grotesk', fontWeight: 600, color: bone } as const;
const tight = '-0.01em';

/** The words of a title with their widths, measured in the typeface itself. */
async function measure(title: string): Promise<Word[]> {
  const size = 200;
  const texts = title.split(/\s+/);
  const widths: number[] = [];
  await satori(
    <div style={{ ...display, display: 'flex', fontSize: size, letterSpacing: tight }}>
      {texts.map((text, index) => (
        <div key={`${index}`} style={{ flexShrink: 0, whiteSpace: 'nowrap' }}>
          {text}
        </div>
      ))}
    </div>,
    { width: 100, fonts, onNodeDetected: ({ key, width }) => void (key && (widths[Number(key)] = width)) },
  );
  return texts.map((text, index) => ({ text, width: widths[index]! / size }));
}

/** The words of a card as an SVG of outlines: no font has to be installed where it is drawn. */
export async function letter(card: SocialCard): Promise<string> {
  const { size, lines } = layOutTitle(await measure(card.title), titleWidth);
  const foot = { left: margin, right: margin, bottom: marginBelow, height: markBox.side } as const;
  return satori(
    <div style={{ display: 'flex', position: 'relative', ...socialPictureSize }}>
      <div style={{ position: 'absolute', left: margin, bottom: 134, display: 'flex', flexDirection: 'column' }}>
        <div style={{ ...small, fontSize: 25, letterSpacing: '0.16em', color: brass }}>
          {card.eyebrow.toUpperCase()}
        </div>
        <div style={{ display: 'flex', flexDirection: 'column', marginTop: 18 }}>
          {lines.map((line, row) => (
            <div key={row} style={{ ...display, display: 'flex', fontSize: size, lineHeight, letterSpacing: tight }}>
              {line.map((word, column) => (
                <div key={column} style={{ whiteSpace: 'nowrap', marginRight: size * gapAfter(word) }}>
                  {word.text}
                </div>
              ))}
            </div>
          ))}
        </div>
        <div style={{ width: 88, height: 4, marginTop: 28, backgroundColor: brass }} />
      </div>
      <div
        style={{
          position: 'absolute',
          ...foot,
          display: 'flex',
          justifyContent: 'space-between',
          alignItems: 'center',
        }}
      >
        <div style={{ ...display, fontSize: 36, marginLeft: markBox.side + 16 }}>{card.venue}</div>
        <div style={{ ...small, fontSize: 26 }}>{card.note}</div>
      </div>
    </div>,
    { ...socialPictureSize, fonts },
  );
}
