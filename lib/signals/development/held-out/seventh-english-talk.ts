/**
 * English messages by an author who hadn't read a rule; judged by what the leaves mean.
 * Only for measuring; see README.md.
 */
export const seventhEnglishTalk = String.raw`
correction | The reservation is for May 22, not the 12th.
correction | no no the blue one. you put the black one in my cart
correction | I didn't ask you to cancel it, I asked you to move it to Friday.
correction | Sorry but you have the wrong Emma Kim, I'm the one in Denver, zip 80273.
correction | thats not my adress anymore, i gave you the new one two messages up
correction | Okay, so I looked at the summary you sent. Most of it is fine, the hotel and the car are right. But the return flight says Oakland, and we agreed on San Jose. Please redo that part.
correction | You changed the test. I wanted the implementation changed so that the test passes.
correction | wrong file. It's src/config/loader.py, the one under tests is just a fixture
correction | I only have one suitcase, where did you get two from?
correction | As I mentioned at the start, I'm paying with the gift card and not with the Visa.
correction | Uh, that's the dosage for adults. She's four.
correction | I meant the Portland in Maine.
correction | You're summarising the first article, I pasted the second one for that.
correction | hm nope, python 3.8, we cant use match statements as i already said
correction | There seems to be a misunderstanding: my internet works fine, it's the TV box that keeps restarting.
correction | Not a refund, an exchange. Same shoe in a 9.
?correction | Make it three passengers instead of two, please.
rephrase | Let me put it differently: if I cancel today, how much of the 340 comes back to me?
rephrase | ok let me try again. i have a list of dicts and i want one dict per key
rephrase | What I'm trying to say is that I want the warranty to start from the delivery date.
rephrase | I'll word that another way. Can two people share one library card?
rephrase | My question was badly phrased. I'd like to know whether the gym is open to visitors on Sundays.
rephrase | i.e. i want to see only the invoices nobody has paid yet, thats what i was getting at
rephrase | To put it more simply, does the plan cover dental or not?
rephrase | Maybe a clearer way to ask: which of these laptops will still get updates in 2030?
rephrase | sorry that came out confusing, what i mean is can the boss be skipped if you have the key already
rephrase | Let me ask this in a different manner. Suppose I leave in March, who gets the deposit?
rephrase | Let me simplify my request. One room, two nights, anything under 120.
rephrase | Hmm, I'm not explaining this well. Basically the cron job should run once per tenant rather than once per server.
rephrase | scratch how i asked that. better version: is there a bus from the terminal after midnight
rephrase | In plain English: my landlord kept the money and I want it back. What can I do?
rephrase | Thanks for the long answer, though I think I should restate the question. Is the essay graded on length, or only on the argument?
clarification | Huh? What do you mean by "proration"?
clarification | im lost, which button are you talking about
clarification | Could you explain that last step again? I couldn't follow where the 0.25 comes from.
?clarification | What's a basic economy fare supposed to be?
clarification | Hold on, what is this "fare class" you keep mentioning?
clarification | You said the deductible resets, but I'm not sure what that means for me.
clarification | sorry can u repeat that in simpler words
clarification | I read your message three times and I still can't work out whether I have to pay or not. Which is it?
clarification | wait what
clarification | Pardon? I didn't catch the second part.
clarification | That went over my head, to be honest.
clarification | When you write "idempotent" do you mean it can be run twice without harm?
clarification | So do I bring the form with me or mail it? Your answer says both.
clarification | i dont get it how is 3 nights 410 if one night is 120
clarification | I'm confused by the table. What are the numbers in the last column?
clarification | Please elaborate on "subject to availability", it isn't clear to me what happens if there is none.
escalation | I'd like to speak with someone in charge, please.
escalation | agent
escalation | Can you hand me over to a real person? I don't think this can be solved in a chat.
escalation | give me a phone number of somebody at your office, i want to talk to an actual human
escalation | Is there anybody above you who can approve an exception?
escalation | Yes, I would appreciate being transferred to someone with the authority to do this.
escalation | plz connect to live agent
escalation | I've explained the situation to you and your rules don't seem to cover it, which is nobody's fault. What I need now is for a member of the billing team to call me on 555-0137 before noon. Thank you.
escalation | put me through to your manager
escalation | Can this ticket be raised to second-level support?
escalation | I want a human to look at my claim and not a bot.
escalation negative_stance | This is ridiculous, let me talk to your supervisor right now!!
escalation | Do you have a customer care rep who could take over from here?
escalation | operator please
escalation | I'd rather discuss this with one of your nurses than with an automated assistant, can that be arranged?
escalation | cant u just forward this to the people who handle refunds and have them email me
quit | Never mind, I'll do it myself.
quit | ok forget it
quit ?negative_stance | I'm done with this, goodbye.
quit | You know what, leave it. I'll go to the branch on Monday.
quit | It's not worth the hassle, let's drop the whole thing.
quit | i give up
quit | We've been at this for half an hour and I need to catch my train, so I'm going to stop here without booking anything and try another airline.
quit ?negative_stance | I'll take my business elsewhere.
quit | No point continuing, I'll look for a tutor somewhere else.
quit | nvm ill just google it
quit | Okay, don't bother. I'll ask a colleague.
quit | Let's abandon this. I'll restore the backup and live with the old version.
quit negative_stance | What a waste of an evening. I'm closing this chat.
quit | im out, bye
quit | I think I'll leave it at that and not go through with the application after all.
negative_stance | This is the third time the app has eaten my order and I'm fed up.
negative_stance | useless
negative_stance ?correction | Your last answer was just plain wrong and it cost me two hours.
negative_stance | I'm really disappointed with how this has been handled.
negative_stance | are you even reading what i write
negative_stance | WHY IS IT STILL CHARGING ME FOR A PLAN I CANCELLED
negative_stance | that didnt help at all
negative_stance | You keep giving me the same canned response and it's getting on my nerves.
negative_stance | Honestly this is the worst service I have had from any bank.
negative_stance | wtf is this code, none of it even compiles
negative_stance | My daughter's flight leaves in three hours, I've been sent from one page to the next all morning, nobody seems to care, and frankly I find this unacceptable. Her booking is XEWRD9.
negative_stance | I already tried all of that. It still doesn't work.
negative_stance | seriously?? another form to fill in?
negative_stance | you stupid bot
negative_stance | It's frustrating that a simple address change takes this long.
negative_stance | So I pay 60 a month for this joke of a connection.
gratitude | thx a lot
gratitude | Thank you for sorting that out so quickly.
gratitude | I really appreciate your patience with me.
gratitude | cheers mate, very kind
gratitude | That was super helpful, I had no idea the museum was free on Thursdays.
gratitude | thank ypu
gratitude | You've been a lifesaver today.
gratitude | Much obliged. My reservation ID is HATHAT in case you need it for the notes.
gratitude | Many thanks! One more thing, could you add a bag?
gratitude | ty!!
gratitude | Nope, that's everything. Thanks for your help! ###STOP###
gratitude | I'm so grateful, I'd been dreading that form for weeks.
gratitude | I don't know what I would have done without your help.
gratitude | Hey thanks for explaining recursion with the russian dolls, it clicked right away, next topic is generators i think
gratitude | God bless you for finding that ring in the lost property list.
confirmation | sounds good
confirmation | That works for me.
confirmation | Perfect, go ahead with the window seat.
confirmation | love it
confirmation | Looks great, please place the order.
confirmation | yep thats exactly what i wanted
confirmation | The second draft is just right, keep it.
confirmation | awesome lets do that
confirmation | Yes, Tuesday at 10 suits me fine.
confirmation | That plan is fine by me, merge it.
confirmation | Excellent choice, I'm happy with the aisle option and the vegetarian meal.
confirmation | All of that looks fine.
confirmation ?success | cool, works
confirmation | I read through the itinerary with my wife and we are both pleased with it, the stop in Lyon included, so book it.
confirmation | 👍 that one
?confirmation | Yes, please proceed.
?confirmation | Yes, that's correct. The order is #W3792453.
?confirmation ?gratitude | Great!
success | It worked!
success | its working now
success | Problem solved, the printer is back online.
success | I can log in again.
success | The tests all pass with your patch.
success | Fixed, the error no longer shows up.
success ?gratitude | that did the trick, thanks
success | Just got the confirmation mail, so the booking went through.
success | restarted it like you said and the sound is back
success | Got my refund this morning, so this can be closed.
success | I followed your steps last night. First two didn't do anything, but after clearing the cache the page finally loads and I could submit my homework.
success | The build is green.
success | yay finally beat the boss using the shield trick you gave me
success ?gratitude | Everything is sorted out now, thank you very much.
success | Upload completed without errors this time.
- | Hi, I need to change the passenger name on my flight reservation.
- | i need order in veg out
- | My user ID is james_lee_6136, and the reservation ID is XEWRD9.
- | What's the difference between not null and default null?
- | No, I don't have the order number with me.
- | I prefer flights departing after 8am and before 9pm.
- | No milk, please, just black.
- | The doctor said it's not a fracture, it's a sprain. Can I still fly?
- | My teacher corrected my essay and wrote "wrong word". Which word would be better here?
- | Is it wrong to put salt in coffee?
- | I told my brother that already, but he wants to hear it from the airline.
- | Actually, could I also get a receipt?
- | Not the cheapest, not the most expensive, something in between.
- | Fix the sentence "I meant the other one" so that it sounds more formal.
- | Did I give you my phone number yet?
- | She said no, it's the other terminal, and then we found the gate.
- | If I'd picked the wrong size, could I swap it in the store?
- | Write a function that rephrases a sentence using an LLM.
- | Could you reword this paragraph to make it friendlier?
- | Please put it differently for a younger audience: "Photosynthesis converts light into chemical energy."
- | In other words is a good phrase for essays, do you know some alternatives?
- | What I mean to do this summer is hike the whole coast path.
- | Let me try the other card first.
- | Can I try again with a different seat?
- | What does the word "ubiquitous" mean?
- | What kinds of coffee drinks do you serve?
- | I understand now, go on.
- | How many bags am I allowed to bring?
- | My students don't understand fractions. Do you have an exercise for them?
- | What do you mean to me, in French?
- | Explain how TCP handshakes work.
- | What is your return policy?
- | Confusion matrix for three classes, how do I plot one in sklearn?
- | Which gate does the flight to Orlando leave from?
- | I don't want to talk to a human, I just want the number of the order.
- | My manager wants to speak to the hotel about the invoice. Is there a form for that?
- | How do I become a customer service representative at your company?
- | Is the museum guide a real person or a recording?
- | Get me a mocha with oat milk.
- | Write a polite email in which an employee asks to talk to her supervisor.
- | I spoke to an agent yesterday and she booked it for me, I only need the receipt now.
- | the agent class needs a run method that returns a result
- | Can you transfer 200 from savings to checking?
- | Who is the manager of Arsenal at the moment?
- | Connect me to the wifi named Guest.
- | If this fails I might have to ask for a supervisor, but let's see first.
- | I want to quit smoking. Any tips?
- | How do I quit vim?
- | My son gave up the piano, so I'd like to return the rented one.
- | Don't give up on me yet, I'm getting the number.
?correction | Forget the previous discount code, use this one: SUMMER20.
- | Please cancel my subscription.
- | Cancel the flight from ORD to SFO and keep the other.
?correction | Never mind the colour, the size is what matters.
- | Is it worth upgrading to business on a two-hour flight?
- | Bye bye birdie, who sang that?
- | What happens to my points if I leave the programme?
- | The song is called "Goodbye and Good Riddance".
- | My neighbour is angry about my dog, how should I reply to him?
- | The reviews say the food is terrible. Do you have any places with better reviews?
- | What do you call a worthless cheque?
- | I'm not upset at all, take your time.
- | The screen on my phone is broken. How do I book a repair?
- | Classify the sentiment of this tweet: "worst airline ever, never again".
- | My printer isn't working, it shows a yellow light.
- | is there a fee for a late return?
?negative_stance | I NEED A TABLE FOR TWO AT EIGHT
- | NASA JPL ESA ISRO JAXA
- | It's a terrible storm here, so I'd like to fly a day later.
- | The villain in the book is useless at lying. Who is he?
- | Don't worry, no harm done.
- | How do I deal with an employee who says "this is a waste of time" in meetings?
- | Send Alicia a message: thanks for dinner last night!
- | How do you say thank you in Korean?
- | Write a thank-you card for my nurse.
- | I would be grateful if you could send me the form by Friday.
- | I'd appreciate a window seat.
- | Thanks to the new rule, can I now bring a second bag?
- | Is Thanksgiving Monday a holiday in Canada?
- | He never even said thank you.
?gratitude | Thanks in advance.
?gratitude | I appreciate that, but what I'm really looking for is compensation.
- | Would it be helpful to have my passport at hand?
- | Does that work for three people as well?
- | What makes a perfect espresso?
- | I would love it if you had a room with a view.
- | My wife thinks it looks good, but I'm not so sure. Can I see the grey one?
- | That sounds expensive.
- | Is option 2 any good?
- | Which of these sounds good for a toast at a wedding?
- | It would be fine if it were ten dollars cheaper.
- | Great Britain or Northern Ireland, which one needs the form?
- | We had a great time in Lisbon last year and would like to go back in June.
- | Will it work with an older model?
- | Once it works, I'll send you a screenshot.
?negative_stance | It hasn't worked so far.
- | How can I tell if the payment went through?
- | I want to solve this equation: 3x + 4 = 19
- | Did it work?
- | It worked for my friend, so I'd like to try it as well.
- | It was working fine until the update on Monday.
- | Let me know as soon as the issue is resolved.
- | Make the tests pass without touching the fixtures.
- | Is the fix in the latest release?
- | 3 bacon ranch grilled chicken salad
- | colifornia
- | cash on delivery
- | ok
- | Hello, what meetings do I have today?
- | 4 PM
- | Can you also add my flight to my calendar?
- | It's a business account, opened in 2019 in the Leeds branch.
- | def rephrase(text): return model(text)
- | assert response.status == "success"
- | The docs say "call support if the light stays red". It's green here, so what do I do?
- | yes iss 42069
- | My phone number is 555-0188 and the best time to call is after six.
- | My landlord wrote "let me be clear, you misunderstood the contract". How should I answer?
- | The charger in the box was the wrong one, so I'd like to exchange it.
- | Could you translate "I don't understand you" into Greek?
- | Suppose a guest says "get me the manager", what should a waiter do?
- | He stopped halfway and said forget it, but I still want to book for both of us.
- | Summarise this review: "Rude staff, cold soup, we left before dessert."
- | Thanks giving cards, where do I find them in the app?
- | I'm waiting for my boss to confirm that the date works.
- | Tell me when the download has finished successfully.
- | Was the flight on time yesterday?
- | Change my seat from 12A to 14C.
- | I ordered the large one and now I'd like the medium instead, is that possible?
- | What would a supervisor earn in a hotel like yours?
- | Are there refunds when a concert is called off?
- | The recipe says "do not give up stirring".
`;
