import type { ClassedWords } from './classed-words.ts';

/** French words of talk about the talk, without accents, apostrophes or "ne". */
export const FRENCH_WORDS: ClassedWords = {
  me: 'je j me m moi mon ma mes on nous notre nos',
  you: 'tu te t toi ton ta tes vous votre vos',
  third: 'il_lui elle elles ils son sa ses',
  other:
    'lui leur ca cela ceci ce c cet cette la le les l y en truc trucs chose choses quelqu_un rien tout toute tous personne gens',
  asker:
    'quoi que qu qui comment ou quel quelle quels quelles lequel laquelle lesquels par_ou quand pourquoi ce_que ce_qu',
  not: 'pas plus jamais rien aucun aucune sans ni',
  filler: `petit petite tout_petit euh euhh heu ben bah bon alors donc ok et mais oh ah he eh hein dis_donc ecoute ecoutez attends attendez en_fait franchement juste hm hmm enfin puis
    s_il_te_plait s_il_vous_plait stp svp plait la hein monsieur madame maman papa mademoiselle maitresse desole desolee pardon d_accord oui non ouais voila vraiment
    trop peu un_peu completement totalement carrement bien trop_bien deja exactement bref mince zut au_juste au_fond vous_voyez tu_vois honnetement tellement du_tout
    merci bonjour salut quand_meme peut_etre du_coup genre aussi encore tres tout_a_fait presque precisement mon_dieu`,
  function: `a au aux de du des d un une le la les l dans sur sous en par pour avec chez vers est es suis sommes etes sont etait etais etaient ete etre soit ait ai as a avons avez ont avais avait
    aurais aurait auriez aurai avoir il ils si ou que qu ci ici quelque quelques autre autres meme mieux bon bonne juste vrai vraie moment cas situation est_ce se s
    vais va vas allons allez vont aller ira cet etes passe premier premiere plus moins avis ceux celui celle chaque comme maintenant ensuite apres avant fois sait y dessus place
    demain hier aujourd_hui temps bout fin facon maniere moyen sens`,
  must: `ferait feraient dois doit devons devez doivent devrais devrait devriez devrions faut il_faut faudrait faudra peux peut pouvons pouvez pourrais pourrait pourrions pourriez puis cense censee
    censes censees suppose supposee vais devoir pouvoir faille falloir`,
  say: `demande demander demandes demandez dire dis dit dise disons dites repond* demand* parler parle parlons raconter raconte question questions mot mots phrase phrases pose poser`,
  do: `arrive arriver arriverai faire fais fait fasse faisons font ferais ferait feriez essay* tenter tente commenc* continu* choisi* prendre prends decid* gagn* reussi* reussir passer avancer proceder
    convaincre persuader jouer joue m_y_prends m_y_prendre s_y_prendre s_y_prend t_y_prends invent* debuter demarrer debloquer sortir_de_la avance aille trouver chercher inventer
    changer d_avis resoudre terminer finir vaincre parvenir atteindre comprendre lancer utiliser ferais_tu feriez_vous agir reagir`,
  want: 'veux veut voulez voulons voudrais voudrait voudriez attends attend attendez attendu attendent desir* souhait* besoin aimerais aimerait exig* aimeriez voulu_de te_faudrait vous_faudrait veux_tu entendre',
  know: `sais sait savoir savons savais comprend* compris comprends vois voit voyons voir pige capte saisi saisis idee_de trouve souviens rappelle rappeler pense penser devine deviner
    percute connais suis_pas savoir_quoi`,
  sure: 'sur sure certain certaine',
  stuck: `perdu perdue perdus bloque bloquee bloques coince coincee coinces paume paumee paumes largue larguee egare egaree seche cale bloque patauge galere deboussole deboussolee
    dans_le_flou a_court_d_idees dans_le_noir desempare desemparee depasse depassee confus confuse embrouille embrouillee ramer rame tourne_en_rond plus_d_idee plus_d_idees
    plus_aucune_idee a_court noye noyee dans_le_brouillard sans_idee sans_idees`,
  hard: 'dur difficile complique compliquee impossible durs incomprehensible',
  hint: `indice indices piste pistes astuce astuces conseil conseils suggestion suggestions coup_de_pouce coup_de_main tuyau tuyaux idee idees aide explication explications
    mode_d_emploi exemple exemples tutoriel sur_la_voie sur_la_bonne_voie la_puce_a_l_oreille eclair* coup_main`,
  goal: `mot_de_passe but buts objectif mission tache consigne consignes role regle regles principe solution solutions reponse reponses truc options option choix possibilites jeu astuce idee plan
    bonne_reponse defi quete interet sens ici rapport probleme possibilite combine secret mot_magique attendu`,
  aid: 'aide aider aidez aides aidez_moi secours au_secours guider guide guidez assister depanner depanne depannez coup_de_main a_l_aide sos sauvez_moi',
  show: 'explique* expliquer montre montrez montrer dis dites dire guide guidez donne donnez donner file filez mets mettez rappelle rappelez souffle soufflez apprends aiguille* eclaire*',
  advise: 'conseill* suggere* propose* recommand*',
  next: 'maintenant ensuite apres alors la suite',
  surrender:
    'abandonne renonce laisse_tomber j_arrete donne_ma_langue tout_essaye rien_marche rends_les_armes essaye_tout langue_au_chat baisse_les_bras declare_forfait',
  blank: 'vide tete_vide tete_est_vide vient trou un_trou blanc trou_de_memoire en_panne',
  anything:
    'quelque_chose autre d_autre autre_chose oublie manque rate loupe moyen truc astuce rater oublier',
  myturn:
    'a_moi sur_la_bonne_voie mon_tour c_est_bien_ca bon_chemin bonne_direction comme_ca_qu je_chauffe je_brule tiede je_m_y_prends_bien',
  work: 'marche fonctionne marchent fonctionnent joue se_joue marcher',
  forget: 'oublie oubliee oublier',
  inMyPlace: 'a_ma_place si_tu_etais_moi si_vous_etiez_moi dans_mon_cas dans_ma_situation a_notre_place',
  again: `repet* redire redis redites redit reposer repose reposez rappelez rappelle reformul* reexpliqu* reentendre encore_une_fois une_fois_de_plus encore recommenc* reprendre reprends reprenez
    une_deuxieme_fois une_autre_fois bis`,
  hear: 'entendu entends entendre entend ecoute ecoutais ecoutait ecouter saisi capte suivi rate loupe compris attention attentif attentive oui_dire',
  loud: 'plus_fort moins_vite plus_lentement doucement lentement plus_doucement articule* plus_clairement moins_fort distinctement entends_mal entend_mal',
  said: 'dit dis disais disiez dites demande demandais demandiez demandez dire demander raconte',
  clueless: `aucune_idee moindre_idee en_sais_rien va_savoir allez_savoir qui_sait difficile_a_dire dur_a_dire l_ignore j_ignore aucun_avis y_connais_rien sais_pas sais_plus sais_rien
    savoir_comment souviens_pas souviens_plus souvenir_pas rappelle_plus rappelle_pas pas_sur pas_sure pas_certain pas_certaine saurais_pas saurais_dire pourrais_pas_vous_dire
    pourrais_pas_te_dire pourrais_pas_dire le_saurais jamais_su sais_trop_rien sais_pas_trop dieu_seul_sait qu_en_sais_je sais_fichtre_rien pas_plus_avance idee_la_dessus pas_idee aucune_id
    peux_pas_dire peux_pas_te_dire peux_pas_vous_dire sais_vraiment_pas suis_pas_sur suis_pas_sure suis_pas_certain suis_pas_certaine mystere avance`,
  last: 'fin derniere dernier debut question chose phrase mot partie',
};
