/**
 * Words that look like a slip of a word of the rules and are none: "started" isn't "stated", "latte" isn't "latter".
 * Found by running a dictionary through the mending of slips; plurals and the like are left to it.
 */
export const plainWords = `
  addend advise advisory aggravate amuse angler apologise apologize argent arrive ashame attache auction
  automate avid baffle bandanas bans bard barley beacon beak believer bind blanks bleeping blin blood blotched
  boar boost boosting booths bore boring brainy brig brother brows browser brunch bungle cadres camp caned caper
  carets caries carpets carr carries cars cash cashed casing catchy causing chai chap char chares charger
  charing chars chaser clause clocked closer cock combing comets compete competed compiler compilers completing
  compliant complicate complies composer compute computes coms conne contactor continuer contracted contrat
  converser cooing cook cooks county course cove crate cremate cures cursed curses curved damage dealings
  deceive decide deman deprive derive derives deriving descent describer died dies difficulty ding directory
  displease dive diving doping dosing douce dove dries drivel driven driver drivers drover exasperate excerpt
  exert existing expire face faculty faking fame fare fees fight filed filing filled fired fixers fore forge
  forgo forth foule frau freeing freezer freezers fried froth frustrate full fund garage genus gong guests guid
  guider halving handing handler hardy hast haven health hearts heaven heaving hind honest hooping hopping hose
  hostel humane humiliate ideals ides imager imagine impresse indexed indicate indicted insulated insure insures
  irritate issuer land lande lars lather latte layer laying layman leather licked ling linked littler lode
  lodger loin loner lunches maile makers manages marking marvellous masking mats meat metho mighty minted
  miscalculate mishear mislead misname misquote mode monkey moon moons morn moth moths mourning multiplex nether
  nose oblige officer outdate outrage outsider overcharge pace packager palace paris paste patchy patent pays
  peasant persona petty phase phased phoney pickled pierce politer pops posed powder praying priced pricked
  prince promise propose prosper provides puzzle quiet quiets quilts raiser rally ranting rater reactivate reap
  receiver recoding recognise recognize recovery reinstate relied relies relieve rely remainder remove rename
  replay reseat resent resolver rest restorer retuned reuse reusing reverse rise rising robber robed root roots
  router sampler sand sands sans savers savior savour scales schedule scrape scratchy screed seas seeding
  seeking seeming sees sell selling sensei sets settle settling shard shaved shaver shaves shaving shoe shoed
  shorted shot shovel shred shrift sift simplex sine singed singing sinks sits sketch slaves snorted soldi sole
  soli solver sore spar sparse spending spoke sported square stable staple stares staring started stating statue
  statues statuses staying steaming steams stella stickler storm stormy strand strands string struck stuffy
  suites summarizer supervise supervisory supper supplies swaying tablet tack tacking tale tanking thorough
  threat thrown thrust tiered ties tile timers tire touche trashy treasurer treaty tree tricky trie trough
  trowel trusty tuned tuns updater updaters vaguer vali vice victor waite waking waning wary waved wear whiter
  worlds worsen writ writer writhe
`;
