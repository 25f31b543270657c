import type { ClassedWords } from './classed-words.ts';

/** English words of talk about the talk. */
export const ENGLISH_WORDS: ClassedWords = {
  me: 'i me my we us our myself ourselves mine someone_like_me anyone_supposed one_supposed',
  you: 'you your yours yourself',
  third: 'he she they his their',
  other:
    'him her them it this that these those there here thing things stuff everything someone somebody anyone anybody people all one ones person like_you like_me',
  asker: 'what how which where what_else who when whatever why',
  not: 'not never no nothing none cannot without hardly nor neither nt',
  filler: `only i_wish um umm uh er erm hm hmm so well like ok okay please but and oh ah hey look listen then now actually honestly just right wait sorry
    you_know i_mean mum mom dad mister mr miss missus ma_am sir madam dude man mate guys friend kind sort of_course yes no yeah hello hi even ever
    really quite truly still exactly possibly perhaps maybe on_earth the_hell in_the_world thanks thank_you to_be_honest be_honest frankly basically anyway
    totally completely absolutely utterly bit little tiny small a_bit a_little kind_of sort_of bloody damn again_please god gosh too very is_it_that alas s`,
  function: `a an the to of for in on at with by from about into as than if or is are am was were be been being do does did done have has had having will would
    shall may might could can let up out off over some any more most much many other another such same something someone because while only also already
    yet later today tonight first bit good best proper correct right wrong better new way kind sort time else around through past moment case situation
    happens happen happening happened going gonna goes possible i_am chance special usually people_usually walk_me_through here_now not_sure_if somewhere everybody come came mind
    thought supposed even_supposed get got gets getting make makes making take takes took keep reach rest up_to get_past get_through enough`,
  must: `should must can could may might shall supposed meant expected have_to has_to need_to ought allowed required able got_to had_better best_to
    going_to am_to are_to is_to to would do_i do_we did_i will going need`,
  say: 'say saying tell telling answer answering ask asking reply respond talk speak mention word words sentence question questions line lines saying',
  do: `do doing try trying tried go going proceed continue begin start starting choose pick choosing decide play playing win pass succeed beat solve move advance
    convince persuade figure handle manage deal work_out figure_out go_on carry_on get_in get_out get_past get_through move_on get_anywhere progress do_next use give
    start_with change open_up make_you get_you make_him get_him make_her get_her reach_you pass_this finish fix complete reach listen agree think act react approach`,
  want: 'expecting want wants wanted expect expects expected need needed like wish wishing waiting looking require required hope hoping after mean',
  know: 'know knew knowing understand understanding see get follow figure think tell grasp comprehend remember find recall imagine guess work_out figure_out make_sense',
  sure: 'sure certain clear',
  stuck: `stuck lost confused puzzled clueless baffled at_a_loss out_of_my_depth out_of_ideas run_out_of_ideas no_ideas_left in_the_dark at_sea stumped struggling
    overwhelmed all_at_sea bewildered hopeless helpless going_in_circles running_in_circles at_my_wits_end drawing_a_blank over_my_head perplexed`,
  hard: 'hard difficult confusing tricky tough complicated impossible unclear',
  hint: `walk_me_through hint hints clue clues tip tips pointer pointers suggestion suggestions advice guidance idea ideas nudge guide instructions assistance tutorial
    walkthrough leg_up something_to_go_on right_direction a_bone lifeline inspiration little_push example examples explanation`,
  goal: `password passcode goal goals point task tasks objective aim mission purpose job plan options option choices choice possibilities alternatives trick answer answers solution
    role rules rule idea challenge quest game deal catch expectation right_thing right_word right_words magic_word secret about part key_to_this`,
  aid: 'help helping helps aid hand assist guide save_me rescue sos a_hand some_help helped',
  show: 'tell show explain teach remind give guide point lead clarify describe',
  advise: 'suggest recommend advise propose',
  next: 'next now then now_what what_now after',
  surrender:
    'give_up i_quit surrender tried_everything nothing_works tried_it_all run_out ran_out out_of beaten_me done_trying',
  blank:
    'blank comes_to_mind come_to_mind nothing_comes think_of mind_is_blank mind_has_gone_blank gone_blank empty',
  anything:
    'anything something else anybody trick rule way track next missing forgetting doing_wrong wrong getting_wrong overlooked',
  myturn:
    'my_turn on_the_right_track doing_this_right doing_it_right doing_ok doing_okay doing_well am_i_missing i_missing have_not_i have_i_not am_i_close getting_warmer getting_close warm_or_cold',
  work: 'work works working played function',
  forget: 'forgot forget forgotten forgets',
  inMyPlace: 'if_you_were_me in_my_place in_my_shoes if_i_were_you in_my_position were_you_me',
  again: `again repeat repeating repeated once_more one_more_time another_time come_again rewind rephrase second_time go_over run_that_by_me run_it_by_me go_back_over
    a_second_time say_that_back`,
  hear: 'hear heard hearing catch caught listen listening listened missed miss get follow understand attention paying make_out got quiet',
  loud: 'louder slower slowly speak_up clearer clearly loud quietly loudly quiet fast mumbling mumble',
  said: 'said say saying ask asked asking tell told were_saying mean meant',
  clueless: `no_idea no_clue not_a_clue faintest foggiest beats_me who_knows who_can_say search_me dunno not_sure not_certain hard_to_say your_guess god_knows no_opinion
    could_not_say could_not_tell would_not_know could_not_tell_you would_not_know_that good_as_mine idk how_should_i_know how_would_i_know heaven_knows goodness_knows
    slightest not_the_faintest i_forget i_forgot never_knew slips_my_mind escapes_me i_wonder haven_t_a_clue not_an_idea`,
  last: 'last end part bit thing question beginning',
};
