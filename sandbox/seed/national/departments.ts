import { regionalFamilyNames } from '../data/familyNames.ts';
import type { Region } from '../data/familyNames.ts';

/** A department of the country scale, with the towns its clubs are in. */
export interface Department {
  readonly code: string;
  readonly league: string;
  /** What follows « Comité ». */
  readonly of: string;
  readonly region: Region;
  readonly position: readonly [latitude: number, longitude: number];
  readonly towns: readonly (readonly [name: string, postalCode: string])[];
}

/** Code, league, name after « Comité », region, latitude and longitude, towns with their postal codes. */
const table = `
  01 | 01 | de l'Ain | east | 46.1 5.3 | Bourg-en-Bresse 01000, Oyonnax 01100, Belley 01300, Gex 01170
  02 | 07 | de l'Aisne | north | 49.5 3.6 | Laon 02000, Saint-Quentin 02100, Soissons 02200, Chauny 02300
  03 | 01 | de l'Allier | south | 46.4 3.2 | Moulins 03000, Montluçon 03100, Vichy 03200, Cusset 03300
  04 | 13 | des Alpes-de-Haute-Provence | south | 44.1 6.2 | Digne-les-Bains 04000, Manosque 04100, Sisteron 04200, Forcalquier 04300
  05 | 13 | des Hautes-Alpes | south | 44.6 6.3 | Gap 05000, Briançon 05100, Embrun 05200, Laragne 05300
  06 | 13 | des Alpes-Maritimes | city | 43.9 7.2 | Nice 06000, Cannes 06400, Antibes 06600, Menton 06500
  07 | 01 | de l'Ardèche | south | 44.7 4.4 | Privas 07000, Annonay 07100, Aubenas 07200, Tournon 07300
  08 | 06 | des Ardennes | north | 49.6 4.7 | Sedan 08200, Rethel 08300, Vouziers 08400, Revin 08500
  09 | 11 | de l'Ariège | south | 42.9 1.5 | Foix 09000, Pamiers 09100, Saint-Girons 09200, Lavelanet 09300
  10 | 06 | de l'Aube | east | 48.3 4.2 | Troyes 10000, Bar-sur-Aube 10200, Romilly-sur-Seine 10100, Brienne 10500
  11 | 11 | de l'Aude | south | 43.1 2.4 | Carcassonne 11000, Narbonne 11100, Limoux 11300, Castelnaudary 11400
  12 | 11 | de l'Aveyron | south | 44.3 2.7 | Rodez 12000, Millau 12100, Villefranche 12200, Decazeville 12300
  13 | 13 | des Bouches-du-Rhône | city | 43.5 5.1 | Marseille 13008, Aix-en-Provence 13100, Arles 13200, Martigues 13500
  14 | 09 | du Calvados | west | 49.1 -0.4 | Caen 14000, Lisieux 14100, Bayeux 14400, Vire 14500
  15 | 01 | du Cantal | south | 45 2.7 | Aurillac 15000, Saint-Flour 15100, Mauriac 15200, Murat 15300
  16 | 10 | de la Charente | south | 45.7 0.2 | Angoulême 16000, Cognac 16100, Jarnac 16200, Barbezieux 16300
  17 | 10 | de la Charente-Maritime | west | 45.8 -0.7 | La Rochelle 17000, Saintes 17100, Royan 17200, Rochefort 17300
  18 | 04 | du Cher | west | 47 2.5 | Bourges 18000, Vierzon 18100, Saint-Amand 18200, Sancerre 18300
  19 | 10 | de la Corrèze | south | 45.3 1.9 | Tulle 19000, Brive-la-Gaillarde 19100, Ussel 19200, Égletons 19300
  20 | 05 | de Corse | south | 42.1 9.1 | Ajaccio 20000, Bastia 20200, Corte 20250, Porto-Vecchio 20137
  21 | 02 | de la Côte-d'Or | east | 47.4 4.8 | Dijon 21000, Beaune 21200, Chenôve 21300, Châtillon 21400
  22 | 03 | des Côtes-d'Armor | west | 48.4 -2.9 | Saint-Brieuc 22000, Dinan 22100, Guingamp 22200, Lannion 22300
  23 | 10 | de la Creuse | south | 46.1 2 | Guéret 23000, Aubusson 23200, La Souterraine 23300, Bourganeuf 23400
  24 | 10 | de la Dordogne | south | 45.1 0.7 | Périgueux 24000, Bergerac 24100, Sarlat 24200, Nontron 24300
  25 | 02 | du Doubs | east | 47.2 6.4 | Besançon 25000, Montbéliard 25200, Pontarlier 25300, Audincourt 25400
  26 | 01 | de la Drôme | south | 44.7 5.2 | Valence 26000, Romans-sur-Isère 26100, Montélimar 26200, Crest 26400
  27 | 09 | de l'Eure | west | 49.1 1 | Évreux 27000, Vernon 27200, Bernay 27300, Louviers 27400
  28 | 04 | d'Eure-et-Loir | west | 48.3 1.4 | Chartres 28000, Dreux 28100, Châteaudun 28200, Nogent-le-Rotrou 28400
  29 | 03 | du Finistère | west | 48.3 -4.1 | Quimper 29000, Brest 29200, Concarneau 29900, Morlaix 29600
  30 | 11 | du Gard | south | 44 4.2 | Nîmes 30000, Alès 30100, Bagnols-sur-Cèze 30200, Beaucaire 30300
  31 | 11 | de la Haute-Garonne | city | 43.4 1.2 | Toulouse 31200, Muret 31600, Colomiers 31770, Saint-Gaudens 31800
  32 | 11 | du Gers | south | 43.7 0.5 | Auch 32000, Condom 32100, Gimont 32200, Mirande 32300
  33 | 10 | de la Gironde | city | 44.8 -0.6 | Bordeaux 33200, Arcachon 33120, Libourne 33500, Mérignac 33700
  34 | 11 | de l'Hérault | south | 43.6 3.4 | Montpellier 34000, Sète 34200, Béziers 34500, Lunel 34400
  35 | 03 | d'Ille-et-Vilaine | west | 48.2 -1.6 | Rennes 35000, Fougères 35300, Saint-Malo 35400, Vitré 35500
  36 | 04 | de l'Indre | west | 46.8 1.6 | Châteauroux 36000, Issoudun 36100, Argenton 36200, Le Blanc 36300
  37 | 04 | d'Indre-et-Loire | west | 47.2 0.7 | Tours 37000, Amboise 37400, Chinon 37500, Loches 37600
  38 | 01 | de l'Isère | city | 45.3 5.6 | Grenoble 38000, Vienne 38200, Bourgoin-Jallieu 38300, Voiron 38500
  39 | 02 | du Jura | east | 46.8 5.7 | Lons-le-Saunier 39000, Dole 39100, Saint-Claude 39200, Champagnole 39300
  40 | 10 | des Landes | south | 44 -0.8 | Mont-de-Marsan 40000, Dax 40100, Mimizan 40200, Hagetmau 40700
  41 | 04 | de Loir-et-Cher | west | 47.6 1.4 | Blois 41000, Vendôme 41100, Romorantin 41200, Salbris 41300
  42 | 01 | de la Loire | city | 45.7 4.2 | Saint-Étienne 42000, Roanne 42300, Saint-Chamond 42400, Montbrison 42600
  43 | 01 | de la Haute-Loire | south | 45.1 3.8 | Le Puy-en-Velay 43000, Brioude 43100, Yssingeaux 43200, Langeac 43300
  44 | 12 | de la Loire-Atlantique | west | 47.3 -1.7 | Nantes 44300, Rezé 44400, La Baule 44500, Saint-Nazaire 44600
  45 | 04 | du Loiret | west | 47.9 2.3 | Orléans 45000, Montargis 45200, Pithiviers 45300, Gien 45500
  46 | 11 | du Lot | south | 44.6 1.6 | Cahors 46000, Figeac 46100, Souillac 46200, Gourdon 46300
  47 | 10 | de Lot-et-Garonne | south | 44.4 0.5 | Agen 47000, Marmande 47200, Villeneuve-sur-Lot 47300, Tonneins 47400
  48 | 11 | de la Lozère | south | 44.5 3.5 | Mende 48000, Marvejols 48100, Langogne 48300, Florac 48400
  49 | 12 | de Maine-et-Loire | west | 47.4 -0.6 | Angers 49000, Cholet 49300, Saumur 49400, Segré 49500
  50 | 09 | de la Manche | west | 49.1 -1.3 | Saint-Lô 50000, Cherbourg 50100, Coutances 50200, Avranches 50300
  51 | 06 | de la Marne | east | 49 4.3 | Châlons 51000, Reims 51100, Épernay 51200, Vitry-le-François 51300
  52 | 06 | de la Haute-Marne | east | 48.1 5.2 | Chaumont 52000, Saint-Dizier 52100, Langres 52200, Joinville 52300
  53 | 12 | de la Mayenne | west | 48.1 -0.7 | Laval 53000, Mayenne 53100, Château-Gontier 53200, Évron 53600
  54 | 06 | de Meurthe-et-Moselle | east | 48.8 6.2 | Nancy 54000, Toul 54200, Lunéville 54300, Longwy 54400
  55 | 06 | de la Meuse | east | 49 5.4 | Bar-le-Duc 55000, Verdun 55100, Commercy 55200, Saint-Mihiel 55300
  56 | 03 | du Morbihan | west | 47.8 -2.8 | Vannes 56000, Lorient 56100, Pontivy 56300, Auray 56400
  57 | 06 | de la Moselle | east | 49 6.7 | Metz 57000, Thionville 57100, Sarreguemines 57200, Forbach 57600
  58 | 02 | de la Nièvre | east | 47.1 3.5 | Nevers 58000, Cosne 58200, Decize 58300, Clamecy 58500
  59 | 07 | du Nord | north | 50.4 3.2 | Lille 59800, Roubaix 59100, Valenciennes 59300, Douai 59500
  60 | 07 | de l'Oise | north | 49.4 2.4 | Beauvais 60000, Creil 60100, Compiègne 60200, Senlis 60300
  61 | 09 | de l'Orne | west | 48.6 0.1 | Alençon 61000, Flers 61100, Argentan 61200, Mortagne 61400
  62 | 07 | du Pas-de-Calais | north | 50.5 2.3 | Arras 62000, Calais 62100, Boulogne-sur-Mer 62200, Lens 62300
  63 | 01 | du Puy-de-Dôme | south | 45.8 3.1 | Clermont-Ferrand 63000, Riom 63200, Thiers 63300, Issoire 63500
  64 | 10 | des Pyrénées-Atlantiques | south | 43.3 -0.8 | Pau 64000, Bayonne 64100, Biarritz 64200, Orthez 64300
  65 | 11 | des Hautes-Pyrénées | south | 43.1 0.2 | Tarbes 65000, Lourdes 65100, Bagnères 65200, Lannemezan 65300
  66 | 11 | des Pyrénées-Orientales | south | 42.6 2.6 | Perpignan 66000, Argelès 66700, Céret 66400, Prades 66500
  67 | 06 | du Bas-Rhin | east | 48.6 7.6 | Strasbourg 67000, Haguenau 67500, Sélestat 67600, Saverne 67700
  68 | 06 | du Haut-Rhin | east | 47.9 7.3 | Colmar 68000, Mulhouse 68100, Altkirch 68130, Guebwiller 68500
  69 | 01 | du Rhône | city | 45.8 4.7 | Lyon 69003, Villeurbanne 69100, Vénissieux 69200, Villefranche 69400
  70 | 02 | de la Haute-Saône | east | 47.6 6.1 | Vesoul 70000, Gray 70100, Héricourt 70400, Lure 70200
  71 | 02 | de Saône-et-Loire | east | 46.6 4.5 | Mâcon 71000, Chalon-sur-Saône 71100, Le Creusot 71200, Autun 71400
  72 | 12 | de la Sarthe | west | 48 0.2 | Le Mans 72000, La Flèche 72200, Sablé-sur-Sarthe 72300, Mamers 72600
  73 | 01 | de la Savoie | east | 45.5 6.4 | Chambéry 73000, Aix-les-Bains 73100, Albertville 73200, Moûtiers 73600
  74 | 01 | de la Haute-Savoie | east | 46 6.4 | Annecy 74000, Annemasse 74100, Thonon-les-Bains 74200, Cluses 74300
  75 | 08 | de Paris | city | 48.86 2.34 | Paris 75012, Paris 75013, Paris 75015, Paris 75018
  76 | 09 | de la Seine-Maritime | west | 49.6 1 | Rouen 76000, Dieppe 76200, Le Havre 76600, Elbeuf 76500
  77 | 08 | de Seine-et-Marne | city | 48.6 2.9 | Melun 77000, Meaux 77100, Chelles 77500, Fontainebleau 77300
  78 | 08 | des Yvelines | city | 48.8 1.9 | Versailles 78000, Saint-Germain-en-Laye 78100, Mantes 78200, Poissy 78300
  79 | 10 | des Deux-Sèvres | west | 46.5 -0.3 | Niort 79000, Thouars 79100, Parthenay 79200, Bressuire 79300
  80 | 07 | de la Somme | north | 49.9 2.3 | Amiens 80000, Abbeville 80100, Péronne 80200, Albert 80300
  81 | 11 | du Tarn | south | 43.8 2.2 | Albi 81000, Castres 81100, Mazamet 81200, Gaillac 81600
  82 | 11 | de Tarn-et-Garonne | south | 44.1 1.3 | Montauban 82000, Castelsarrasin 82100, Moissac 82200, Caussade 82300
  83 | 13 | du Var | south | 43.4 6.2 | Toulon 83000, Draguignan 83300, Hyères 83400, Fréjus 83600
  84 | 13 | de Vaucluse | south | 44 5.2 | Avignon 84000, Orange 84100, Carpentras 84200, Cavaillon 84300
  85 | 12 | de la Vendée | west | 46.7 -1.3 | La Roche-sur-Yon 85000, Challans 85300, Luçon 85400, Les Herbiers 85500
  86 | 10 | de la Vienne | west | 46.6 0.5 | Poitiers 86000, Châtellerault 86100, Loudun 86200, Montmorillon 86500
  87 | 10 | de la Haute-Vienne | south | 45.9 1.2 | Limoges 87000, Saint-Junien 87200, Bellac 87300, Saint-Yrieix 87500
  88 | 06 | des Vosges | east | 48.2 6.4 | Épinal 88000, Saint-Dié 88100, Remiremont 88200, Neufchâteau 88300
  89 | 02 | de l'Yonne | east | 47.8 3.6 | Auxerre 89000, Sens 89100, Avallon 89200, Joigny 89300
  90 | 02 | du Territoire de Belfort | east | 47.6 6.9 | Belfort 90000, Delle 90100, Giromagny 90200, Beaucourt 90500
  91 | 08 | de l'Essonne | city | 48.5 2.2 | Évry-Courcouronnes 91000, Corbeil-Essonnes 91100, Massy 91300, Étampes 91150
  92 | 08 | des Hauts-de-Seine | city | 48.85 2.24 | Nanterre 92000, Boulogne-Billancourt 92100, Antony 92160, Clamart 92140
  93 | 08 | de la Seine-Saint-Denis | city | 48.92 2.48 | Bobigny 93000, Montreuil 93100, Saint-Denis 93200, Aubervilliers 93300
  94 | 08 | du Val-de-Marne | city | 48.78 2.46 | Créteil 94000, Saint-Maur 94100, Ivry-sur-Seine 94200, Vincennes 94300
  95 | 08 | du Val-d'Oise | city | 49.06 2.1 | Cergy 95000, Argenteuil 95100, Sarcelles 95200, Pontoise 95300
  9D | 31 | de La Réunion | overseas | -21.1 55.5 | Saint-Denis 97400, Saint-Pierre 97410, Le Tampon 97430, Saint-Paul 97460
`;

const fromLine = (line: string): Department => {
  const [code = '', league = '', of = '', region = '', position = '', towns = ''] = line.split(' | ');
  const [latitude = 0, longitude = 0] = position.split(' ').map(Number);
  if (!isRegion(region)) throw new Error(`Department ${code} lies in no region: '${region}'`);
  return {
    code,
    league,
    of,
    region,
    position: [latitude, longitude],
    towns: towns.split(', ').map((town) => [town.slice(0, -6), town.slice(-5)]),
  };
};

const isRegion = (name: string): name is Region => Object.hasOwn(regionalFamilyNames, name);

/** The departments with clubs, in the order of their codes. */
export const departments: readonly Department[] = table
  .trim()
  .split('\n')
  .map((line) => fromLine(line.trim()));
