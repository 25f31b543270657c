import type { Language } from '@fabula/rules/release/text';
import { stem } from '../text/stem.ts';

/** Everyday things, a line of words for each: who asks for the rag means the cloth, if there is no other rag. */
const THINGS: Record<Language, string> = {
  en: `sole soles shoe shoes slipper slippers sandals footwear
    cloth rag towel handkerchief hankie duster tissue wipe
    kettle teapot pot
    candle wax stub wick
    chain link iron shackle fetter metal
    rubbing drawing sketch copy tracing print scorch charcoal burns marks
    robe gown
    glass cup goblet tumbler
    pane glass window
    chart map
    badge plate plaque brass
    lantern lamp light
    shell conch seashell
    primer alphabet abc book
    whistle pipe
    invitation invite
    pearl moon ball`,
  fr: `semelle semelles chaussure chaussures chausson chaussons pantoufle pantoufles souliers godasses
    chiffon torchon mouchoir serviette lingette tissu
    bouilloire theiere
    chandelle bougie cire lumignon
    maillon chaine fer anneau metal
    releve dessin copie croquis brulure brulures traces fusain empreinte
    robe toge
    verre gobelet coupe
    vitre verre carreau
    carte plan
    plaque badge insigne laiton
    lampe lanterne lumiere
    coquillage conque
    abecedaire alphabet livre
    sifflet
    invitation carton
    perle lune boule`,
};
/** Who is called by a title is also called by what they are. */
const OFFICES: Record<Language, Readonly<Record<string, readonly string[]>>> = {
  en: {
    sir: ['knight'],
    brother: ['monk', 'friar'],
    captain: ['skipper', 'captain'],
    queen: ['queen', 'majesty'],
    madame: ['lady'],
  },
  fr: {
    messire: ['chevalier'],
    frere: ['moine'],
    capitaine: ['capitaine'],
    reine: ['reine', 'majeste'],
    madame: ['dame'],
  },
};

const BY_STEM: Record<Language, ReadonlyMap<string, ReadonlySet<string>>> = {
  en: grouped('en'),
  fr: grouped('fr'),
};

function grouped(language: Language): Map<string, Set<string>> {
  const out = new Map<string, Set<string>>();
  for (const line of THINGS[language].split('\n')) {
    const stems = line
      .trim()
      .split(/\s+/)
      .map((word) => stem(word, language));
    for (const each of stems) out.set(each, new Set([...(out.get(each) ?? []), ...stems]));
  }
  return out;
}

/** Stems of what else a thing of that stem is called; nothing for what is no everyday thing. */
export function sameThing(stemmed: string, language: Language): ReadonlySet<string> {
  return BY_STEM[language].get(stemmed) ?? NOTHING;
}

const NOTHING: ReadonlySet<string> = new Set();

/** Stems of what somebody of that title (lower case, no accents) is. */
export function officesOf(title: string, language: Language): readonly string[] {
  return (OFFICES[language][title] ?? []).map((word) => stem(word, language));
}
