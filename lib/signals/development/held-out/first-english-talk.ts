/**
 * English messages written from what each leaf means, before their author had read a rule or a word list. Held out
 * when engine 1.1.0 was measured; since then part of the development set. "?leaf" counts neither way.
 */
export const firstEnglishTalk = String.raw`
correction | i said tuesday not thursday
correction | Nope, the other account. The one ending in 4471.
correction | You've got the wrong passenger - it's my husband travelling, I'm only paying.
correction | As I mentioned at the start, the order was placed with my work email.
correction | that isnt my address, mine is 14 Beech Lane
correction | Sorry, I typed that wrong, it should be 2 bags rather than 3
correction | Wait, I didn't ask you to cancel it. I asked to change the date.
correction | The function should return a list, you made it return a dict
correction | hmm no I was asking about the upgrade, not the downgrade
correction | I've given you my booking reference twice now.
correction | You misunderstood. I want a refund to the card, not store credit.
correction | Not Portland Oregon, Portland Maine.
correction | My bad, I meant the 17th
correction | thats not what i need. i need the invoice for MARCH
correction | we already went over this, the router has been restarted
correction | I think you're mixing me up with another customer; I never had a Samsung.
?correction | actually make that a large
correction | It's spelled with a K. K-A-T-H-Y.
correction | you changed the wrong file
correction | No no, I don't want to add a line, I want to port my number.
correction ?negative_stance | you keep asking for my zip code but I gave it to you in my first message
correction | This isn't the flight I picked.
correction | Your summary is incorrect: we have three nodes in us-east-1 and none in us-west-2.
correction | oops wrong number, it's 555-0192
correction | Please read my message again. I said I do NOT have the receipt.
correction | That's the old one. I need the plan that starts in June.
correction | I was referring to the blue sweater.
correction | negative, the one in economy, not business
correction | you misread my question, the loan is in my wife's name
correction | I told you before that I can't log in, so sending me to the app doesn't do anything
correction | Ah no - the meeting is at 3 pm, you put 3 am
correction | Correction: departure is from Newark, not LaGuardia
correction | I asked for the cheapest option and this one costs more than the first
correction | the test you edited has nothing to do with what I asked
correction | why did you book two rooms? I only wanted one
correction | Didn't I just tell you that it's a joint account?
correction | Actually it's Mrs., not Mr.
correction | let me correct that, the amount was 340 dollars
correction | that's incorrect, I paid that bill on the 2nd
correction | I never said I wanted insurance
rephrase | Let me put it another way: can the card be used abroad at all?
rephrase | What I'm trying to ask is whether the fee comes back if I cancel.
rephrase | ok let me try again. I want the two reservations joined into one.
rephrase | To be clearer: I need the job to run every weekday, not on weekends.
rephrase | in other words, is it free or not
rephrase | I'll ask differently. Who pays for the return shipping?
rephrase | Let me reword my question so it's easier
rephrase | basically what im saying is can i keep my number if i switch
rephrase | maybe i wasnt clear. i want to send the phone back and get my money
rephrase | Perhaps I should explain it better. The pipeline passes locally and fails in CI.
rephrase | Let me simplify: one ticket, Boston to Denver, cheapest.
rephrase | I mean to say, will my data be wiped when you reset it?
rephrase | Put differently, which of these two plans has more data?
rephrase | lemme rephrase that
rephrase | Ok, different wording: does the warranty cover water damage?
rephrase | What I really want to know is how long the refund takes.
rephrase | Allow me to restate the problem.
rephrase | To say it more plainly, the server never comes back after a reboot.
rephrase ?clarification | so my question again, in simpler terms: can you deliver on a Sunday?
rephrase | I guess I didn't phrase that well. Is there any seat with more legroom?
rephrase | Let me start over and explain it step by step.
rephrase | what i was getting at is do i have to be home for the installation
clarification | huh?
clarification | What do you mean by proration?
clarification | I'm lost, which page are we on
clarification | Sorry, could you say that one more time?
clarification | im not following
clarification | can you explain that in plain english please
?clarification | What's an IMEI?
clarification | I don't get why there is a second charge on the list
clarification | Could you clarify the difference between the two fares you mentioned?
clarification | Not sure I understand the last part.
clarification | pardon?
clarification | what does "force majeure" mean here
clarification | You lost me at the subnet thing
clarification | which one do you mean, the top or the bottom button?
clarification | come again?
clarification | That makes no sense to me.
clarification | I'm a bit confused about what happens to my points.
clarification | could u repeat the number pls
clarification | how do you mean?
clarification | Wait what? I thought it was free
clarification | Can you elaborate on the second option?
clarification | i dont really understand what youre asking me to do
clarification | Can you break that down for me? I'm not technical.
clarification | what is that supposed to mean
clarification | Didn't catch that, what was the confirmation code again?
clarification | Are you saying that I have to pay twice?
clarification | I have no clue what a CNAME is
clarification | Sorry, what?
clarification | This is confusing. Do I click save first or publish first?
clarification | could you walk me through that again, slower
clarification | wdym
clarification | it's not clear to me what the deposit is for
clarification | I don't follow your reasoning in step 3.
clarification ?negative_stance | ??? what confirmation link
clarification | can u explain what an escrow account is
escalation | Can I talk to a real human?
escalation | I'd like to speak with someone in charge, please.
escalation | put me through to an agent
escalation | operator
escalation | Is there an actual person I can talk to about this?
escalation | let me speak to your boss
escalation | live agent please
escalation | I want this raised with your team lead.
escalation | Could you hand me over to a member of staff?
escalation | is there any number where i can call someone
escalation | I need a human being, not a bot
escalation | escalate please
escalation | Get your manager on the phone
escalation | I'd rather deal with a person for this, if possible.
escalation | can someone from the billing department call me back?
escalation | please transfer me
escalation | who is your supervisor
?escalation ?negative_stance | i want to file a formal complaint with management
escalation | Would it be possible to have a colleague of yours look at this who is authorised to make exceptions?
escalation | just connect me w/ a rep
escalation | representative!
escalation | talk to agent
escalation | Can a person review my case instead of an automated system?
escalation | Please pass this on to someone with more authority.
escalation | How do I reach a live representative?
escalation | could I be connected to the retention team
escalation | I demand to see the manager
escalation | i dont want to talk to a machine anymore, human please
escalation | Are there any humans working there I could chat with?
escalation | tranfer me to a supervisr
escalation | Let me talk to someone who actually knows the system.
escalation | I'd like to have this ticket escalated to tier 2.
quit | forget about it
quit | You know what, never mind.
?quit | I'm done here, bye
quit | i'll just go to another airline
quit | Leave it. I'll sort it out myself.
quit | this isn't worth my time, goodbye
quit | I'm taking my business elsewhere
quit | ok i give up on this
quit | Not interested any more, please stop.
quit | we're switching to a different provider because of this
quit | I'll do it by hand then, stop.
quit | nvm
quit | no point in carrying on with this chat
quit | I've had enough, I'm hanging up
quit | screw it, I'll buy it at Target
quit | let's just drop it
quit | ok forget it i'll call tomorrow
quit | I'll cancel my account and go to Verizon.
quit | don't bother
quit | I'm out.
quit | There's no use in trying further.
quit | that's it, i'm leaving your bank
quit | nah im gonna stop here, this isnt going anywhere
quit ?negative_stance | I can see this is pointless so I'll end the conversation now.
quit | Whatever, I'll figure it out on my own.
quit | scrap that, I don't want to continue
quit | I'm going to look for another hotel.
quit | I quit
negative_stance | This is ridiculous.
negative_stance | your service sucks
negative_stance | I've been waiting for three weeks and nobody answers my emails.
negative_stance | WHY IS THIS SO HARD
negative_stance | seriously?? another 30 dollars??
negative_stance | I'm really unhappy with how this was handled.
negative_stance | omg this is so annoying
negative_stance | What a joke of a company
negative_stance | it still doesn't work after everything you told me to do
negative_stance | I'm fed up with these outages.
negative_stance | you people are useless
negative_stance | How many times do I have to enter the same code?
negative_stance | Honestly I expected better from you guys.
negative_stance | wtf
negative_stance | This is the third time it has gone wrong and I'm losing patience.
negative_stance | terrible experience so far
negative_stance | not happy about this at all
negative_stance | That's a complete waste of time.
negative_stance | u r not helping
negative_stance | I feel cheated.
negative_stance | are you kidding me
negative_stance | The app keeps crashing and it is driving me insane
negative_stance | It's unacceptable to charge a customer twice.
negative_stance | thanks for nothing
negative_stance | Great, another hour of my life gone.
negative_stance | this bot is dumb as a rock
negative_stance | I am extremely dissatisfied with the room we were given.
negative_stance | no that didnt help one bit
negative_stance | Ugh.
negative_stance | I can't believe you lost my luggage again
negative_stance | HELLO??? ANYONE THERE???
negative_stance | this is bs
negative_stance | Very disappointing answer.
negative_stance | none of your suggestions worked
negative_stance | It's pretty frustrating to explain this over and over.
negative_stance | you clearly have no idea what you're doing
negative_stance | worst customer support ever
negative_stance | I shouldn't have to pay for your mistake.
negative_stance | Stop wasting my time
negative_stance | The quality of the code you wrote is awful.
negative_stance | i am so angry right now
negative_stance | Nobody told me about this fee and that's not okay.
gratitude | thx
gratitude | Thanks a bunch for sorting that out.
gratitude | I really appreciate your patience with me.
gratitude | ty so much
gratitude | You've been very helpful today.
gratitude | many thanks, have a good evening
gratitude | cheers mate
gratitude | I'm grateful for the quick reply
gratitude | You're a lifesaver!
gratitude | thank u
gratitude | Much appreciated.
gratitude | I can't thank you enough
gratitude | Thanks, that's all I needed.
gratitude | bless you, that is so kind
gratitude | tysm
gratitude | That was super helpful
gratitude | thnks for the info
gratitude | No that's it. Thank you for your time.
gratitude | Appreciate the help!
gratitude | you guys are the best
gratitude | I owe you one
gratitude | Thank you kindly
gratitude | Okay, thank you. My last name is Ortiz.
gratitude | thanks in advance for any help
gratitude | nice job, you explained that really well
gratitude | Thanks! One more thing: can I add a checked bag?
gratitude | thankyou
gratitude | thanx
gratitude | that is very kind of you
gratitude | What would I do without you
gratitude | I appreciate you looking into it
gratitude | big thank you to you and your team
confirmation | Sounds good to me
?confirmation | Yes, go ahead and book it.
confirmation ?gratitude | perfect
confirmation | That works for me.
confirmation | I like that one, let's do it
confirmation | Fine by me.
confirmation | Great, please proceed.
confirmation | ok cool
confirmation | looks good
confirmation | Excellent choice, I'll take it.
confirmation | I agree with the changes
confirmation | yep that'll do
confirmation | awesome
confirmation | The second option is perfect.
?confirmation ?gratitude | Exactly what I was looking for
confirmation | lgtm, ship it
confirmation | wonderful, that's the one
confirmation | I'm happy with that.
confirmation | sure, that sounds fine
confirmation | Good idea.
confirmation | that'd be lovely
confirmation | I'm fine with the later flight
confirmation | Brilliant!
?confirmation | yes please do that
confirmation | Alright, that's acceptable.
confirmation | that seems reasonable, do it
confirmation | Love it!
confirmation | ok great
?confirmation | Go for it
confirmation | I approve the plan, start with step one
confirmation | Nice, exactly right.
confirmation | sweet
confirmation gratitude | Perfect, thank you so much!
confirmation gratitude | that works great, thanks
confirmation gratitude | Awesome, I appreciate it
confirmation gratitude | Sounds good. Thank you.
success | It's working now.
success | Got it to work!
success | that fixed the problem
success | the payment went through this time
success | All the tests pass now
success | I can log in again
success | Issue resolved, you can close the ticket.
success | everything is sorted on my end
success | It's up and running
success | Yes it worked
success | My internet is back
success | I just received the confirmation email, so we're done.
success | the build is green
success | that did the trick
success | problem solved
success | Okay, the app opens normally again after the reinstall.
success | I was able to download it
success | the error is gone
success | we're all set here
success | Looks like it finally went through.
success | my card works again
success | the printer is printing now
success | no more crashes since the update
success | the page loads fine now
success | fixed!
success gratitude | it works, thank you!
success gratitude | Thanks, everything's been taken care of.
success gratitude | My account is unlocked, thanks a lot for the help
success gratitude | The code compiles now, thanks
success gratitude | thank you, that solved it
escalation negative_stance | You're useless, give me a person.
escalation negative_stance | This is unacceptable, I want to speak to your manager right now.
escalation negative_stance ?correction | I've explained this five times, just let me talk to a human already!!
quit negative_stance | This is hopeless, I give up.
quit negative_stance | Worst chat ever. I'm going to a competitor.
quit negative_stance | ok forget it, total waste of my morning
correction negative_stance | No!! I said refund, not exchange!!
correction negative_stance | For the third time, my name is spelled with two L's.
correction negative_stance | are you even reading? I told you it's a prepaid plan
clarification negative_stance | What?? That makes no sense at all!!
?gratitude correction | Thanks, but I meant the other reservation.
?success negative_stance | It's finally working, but honestly this took way too long and I'm annoyed.
?gratitude escalation | thanks but I'd prefer to speak to a person
gratitude quit | never mind, thanks anyway
- | Hi, I need to change my flight next week.
- | My email is dana.fox@example.com
- | Does this shirt come in medium?
- | The traveler is my manager, Paul Green.
- | Two adults and a child, please.
- | We'd like to fly to Phoenix on the 12th of May
- | Is the supervisor role needed to edit the pipeline?
- | I work as a customer service representative.
- | Write a function that thanks the user after checkout.
- | How do I handle a timeout error in Python?
- | The person who booked it was my sister.
- | add an agent to my cluster config
- | No, I don't have a membership.
- | No.
- | no thats all
- | Nothing else.
- | What time does it leave?
- | What do you recommend for a family of four?
- | what colors do you have
- | how much does it cost to add a bag
- | If it doesn't work I'll let you know.
- | If that fails, should I call someone?
- | Do I have to give up my seat if I upgrade?
- | Never mind the colour, any will do.
- | I don't mind waiting.
- | My husband thinks it's useless to insure a phone, what do you say?
- | My last phone was terrible, so I want a better one.
- | Reset the password for user quit_smoking99
- | Can you make sure that it works on Safari as well?
- | Please check whether the fix worked.
- | Has the payment gone through?
- | Is my order all set or do I still need to do something?
- | I hope this works.
- | Will it work with a US plug?
- | It's not working
- | It hasn't been resolved yet.
- | The problem is not solved.
- | I want to cancel order W2378156.
- | I'd like to cancel my reservation because I changed my mind.
- | Please stop sending me paper statements.
- | I want to leave on Friday and come back on Sunday.
- | We're leaving from gate 12, right?
- | Who do I make the check out to?
- | Hello, this is Karen speaking.
- | I am calling about a thank-you gift I ordered.
- | Translate "I give up" into French.
- | Can you show me the text where it says "this is ridiculous"?
- | The letter says "we appreciate your business".
- | what does the premium plan include?
- | What is the balance on my savings account?
- | What's the weather in Denver?
- | which terminal does it leave from
- | I need a perfect gift for my mother.
- | I am looking for a great hotel in Rome.
- | My correct address is on file.
- | Yes
- | Yes, my ID is mia_li_3668.
- | It's 94110.
- | ok
- | Ok let me check
- | one moment please
- | The jacket, size L, black.
- | i'd like a large pizza with extra cheese no onions
- | Not the window seat if possible.
- | I want the red one, not too dark.
- | I'd prefer the morning flight rather than the evening one
- | Change my seat from 12A to 14C
- | I need to correct a typo in my name on the ticket.
- | The wrong item was delivered.
- | My invoice shows a wrong amount, how can I dispute it?
- | my previous agent told me to call the manager of the store
- | Can you add a supervisor's email to the CC list?
- | My daughter is a human resources manager.
- | No need for an agent, I can do it online.
- | I don't want to talk to anyone, I just want the label.
- | you don't need to transfer me
- | I'm not angry at all, just curious.
- | It's no problem, I have time.
- | No worries, take your time.
- | It isn't bad at all.
- | The film was about a man who gave up everything.
- | Let me know what happens next.
- | Explain how DNS works.
- | Explain the benefits of a Roth IRA
- | repeat order #4431 please, same address
- | I want to say that the delivery should come after 6.
- | Do you accept Amex?
- | If I'm satisfied I will come back.
- | I'll thank you when it works.
- | Transfer 200 dollars from checking to savings
- | transfer my ticket to another person
- | Connect my Slack to the dashboard
- | call the function get_user with id 4
- | get me two coffees and a bagel
- | get me a flight under 400
- | Who's the captain of flight 212?
- | I was charged 20 dollars on May 3 for a streaming service.
- | My screen is cracked, do you fix that?
- | Could you help me book a table for 6?
- | The code throws a NullPointerException at line 40, please fix it.
- | There are 500 errors in our log since yesterday.
- | Rename the class Frustration to Mood.
- | hello? 
- | And a coke too.
- | The best time for me is Monday.
- | can i get 5% off?
- | I'd rather keep the original order then.
- | Good morning!
- | Good afternoon, I hope you're well.
- | It was a pleasure to stay at your hotel last year, I'd like to book again.
- | Is there a fee if I cancel within 24 hours?
- | What happens if I don't pay?
- | Do you know why my flight was delayed?
- | I bought it two weeks ago and want to return it.
- | we can stop the process after the first page, that is enough data
- | Actually, could you also add travel insurance?
- | Also the second bag please
- | It says that I am eligible for an upgrade
- | Sorry for the delay, I had to find my wallet.
- | I am sorry to hear that
- | IBM NYSE USD EUR GBP
- | PNR: QWERTY, FLIGHT BA2490
?negative_stance | MY NAME IS ANNA BELL
`;
